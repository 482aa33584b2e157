"""Names of build products, caches and scratch: what a project can make again."""

PRODUCTS = frozenset(
    [
        "node_modules", "bower_components", "dist", "build", "out", "target", ".next", ".nuxt", ".turbo", ".cache",
        ".parcel-cache", ".pytest_cache", ".mypy_cache", ".ruff_cache", "__pycache__", ".tox", ".nox", ".venv", "venv",
        "coverage", "htmlcov", ".coverage", ".nyc_output", ".gradle", ".svelte-kit", ".angular", ".vite", ".output",
        ".terraform", "tmp", "temp", ".tmp", ".temp", "logs", "log", "storybook-static", ".eggs", "bin", "obj", "debug",
        "release", ".docusaurus", ".astro", ".vercel", ".expo", ".dart_tool", "pods", "deriveddata", ".bundle", "elm-stuff",
        "_build", ".stack-work", "dist-newstyle", "zig-cache", "zig-out", ".zig-cache", ".hypothesis", ".ipynb_checkpoints",
        "test-results", "playwright-report", "artifacts", ".serverless", ".sass-cache", ".eslintcache", ".stylelintcache",
        ".yarn-cache", ".pnpm-store", ".rollup.cache", ".webpack", ".swc", ".jest-cache", "jest_0", ".benchmarks", ".cargo-ok",
        "wheels", "wheelhouse", "pip-wheel-metadata", "site", ".docz", ".contentlayer", ".idea-cache", "cmake-build-debug",
        "cmake-build-release", "cmakefiles", "cmakecache.txt", ".build", ".swiftpm", ".fleet-cache", ".metals", ".bloop",
        ".bsp", "project/target", "generated-sources", "reports", ".scannerwork", ".nx", "lib-cov", ".wireit", ".ds_store",
        "thumbs.db", ".lock-wscript", ".pyre", ".pytype", "cython_debug", "celerybeat-schedule", ".direnv", "result",
        ".vagrant-cache", ".aws-sam", "cdk.out", ".sst", ".amplify-cache", "buildkit-cache", ".ccache", "deps", "_site",
        ".jekyll-cache", "esm", "cjs", "umd", "types-generated", "typings", "storybook-out", "public/build", "static/build",
        ".meteor/local", ".wrangler", ".mf", "tsconfig.tsbuildinfo", ".tsbuildinfo", "junit.xml", "coverage.xml", "coverage.json", "lcov.info", "test-results.xml", "package-lock.json", "yarn.lock",
        "runs", "mlruns", "wandb", "lightning_logs", "tb_logs", "tensorboard", ".dvc-cache", "catboost_info", ".vs", "library/scriptassemblies", "library/artifacts", "library/packagecache", "library/shadercache", "scriptassemblies", "binaries", "intermediate", "deriveddatacache", "saved/logs", "saved/crashes", "install", ".colcon", "__snapshots__", "__generated__", "generated", ".generated", "ray_results", "hydra-outputs",
        "pnpm-lock.yaml", "bun.lockb", "poetry.lock", "vendor/bundle",
    ]
)  # fmt: skip

ENDINGS = (
    ".pyc", ".pyo", ".o", ".obj", ".class", ".log", ".tmp", ".temp", ".swp", ".swo", ".bak~", "~", ".orig", ".rej", ".egg-info", ".dist-info", ".whl", ".tsbuildinfo", ".gcda", ".gcno", ".profraw", ".d", ".lcov", ".out",
    ".aux", ".toc", ".cache", ".map", ".min.js", ".min.css", ".pid", ".lock", ".ds_store", ".prof", ".dsym", ".beam", ".hi", ".elc", ".tgz", ".stackdump", ".dmp", ".core", ".coverage", ".snap.new", ".js.map", ".d.ts.map",
)  # fmt: skip


def is_product(path: str) -> bool:
    """Whether a relative path (pattern characters allowed) names something that can be made again."""
    low = path.lower().replace("\\", "/").rstrip("/")
    while low.startswith("./"):
        low = low[2:]
    parts = [p for p in low.split("/") if p not in ("", ".", "**")]
    if not parts:
        return False
    for part in parts:
        if (
            part.endswith((".old", ".bak", "-old", "-backup", ".tmp", "_old"))
            and part.replace("-", ".").replace("_", ".").split(".")[0] in PRODUCTS
        ):
            return True
        if part in PRODUCTS or part.startswith(("cmake-build-", "bazel-", ".coverage.", "__pycache__")):
            return True
    if any(f"{parts[i]}/{parts[i + 1]}" in PRODUCTS for i in range(len(parts) - 1)):
        return True
    last = parts[-1]
    if last.strip("*?") in PRODUCTS and last.strip("*?"):
        return True
    return last.endswith(ENDINGS) and last not in ("*", "*~~")
