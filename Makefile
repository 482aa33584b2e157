# Everything below needs Python >= 3.11 (with venv), git and make. Each target sets up .venv by itself the first time.

VENV := .venv
BIN := $(VENV)/bin
RUN_LOCK := requirements/run.lock
DEV_LOCK := requirements/dev.lock
BROWSER_LOCK := requirements/browser.lock
PIP_FLAGS := -qq --disable-pip-version-check --require-virtualenv --no-input
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml

# PYTHON=... picks an interpreter; otherwise the first one on PATH that runs and is new enough.
PYTHON ?=
TESTS ?=
PYTEST_FLAGS ?= -n 2

.DEFAULT_GOAL := help
.PHONY: help demo test check browser bench fix lock wheel clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

$(BIN)/python:
	@python=; \
	for name in $(PYTHON) python3 python3.13 python3.12 python3.11 python3.14 python; do \
	  if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then python=$$name; break; fi; \
	done; \
	if [ -z "$$python" ]; then echo 'error: no Python >= 3.11 on PATH (name one: make PYTHON=/path/to/python3)' >&2; exit 3; fi; \
	version=$$($$python -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	if ! $$python -c 'import venv, ensurepip' >/dev/null 2>&1 || ! $$python -m venv $(VENV) >/dev/null 2>&1; then \
	  rm -rf $(VENV); \
	  echo "error: $$python cannot make a virtual environment; install its venv package (Debian, Ubuntu: apt install python$$version-venv)" >&2; \
	  exit 3; \
	fi

# What the product itself needs: enough for the demo.
$(VENV)/.run: $(RUN_LOCK) pyproject.toml | $(BIN)/python
	@echo 'installing Interlock into $(VENV) ...'
	@$(BIN)/python -m pip install $(PIP_FLAGS) --require-hashes -r $(RUN_LOCK)
	@$(BIN)/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(DEV_LOCK) $(VENV)/.run
	@echo 'installing the tools for tests into $(VENV) ...'
	@$(BIN)/python -m pip install $(PIP_FLAGS) --require-hashes -r $(DEV_LOCK)
	@touch $@

$(VENV)/.browser: $(BROWSER_LOCK) $(VENV)/.dev
	@echo 'installing the browser driver into $(VENV) ...'
	@$(BIN)/python -m pip install $(PIP_FLAGS) --require-hashes -r $(BROWSER_LOCK)
	@touch $@

demo: $(VENV)/.run ## show all three parts at work in a throw-away home, without a network
	@$(BIN)/interlock demo

test: $(VENV)/.dev ## run the tests (TESTS=path picks some)
	@$(BIN)/python -m pytest $(PYTEST_FLAGS) $(TESTS)

check: $(VENV)/.dev ## lint, format, types, import contracts and all tests
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m pytest $(PYTEST_FLAGS)

browser: $(VENV)/.browser ## run the dashboard's tests in a real Chromium (Debian, Ubuntu: apt install chromium)
	@$(BIN)/python -m pytest $(PYTEST_FLAGS) tests/browser

bench: $(VENV)/.dev ## measure (ratios within one run; a quiet machine gives better figures)
	@set -e; for script in tests/bench/bench_*.py; do echo "== $$script"; $(BIN)/python $$script; done

fix: $(VENV)/.dev ## mend what ruff can mend
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

wheel: $(VENV)/.dev ## build the wheel into dist/
	@rm -rf dist
	@$(BIN)/python -m build --wheel --no-isolation --outdir dist . >/dev/null
	@ls dist

lock: $(VENV)/.dev ## resolve the requirements again (UPGRADE=--upgrade takes newer releases)
	@$(COMPILE) --extra server --extra mcp --extra vectors --group dev $(UPGRADE) -o $(DEV_LOCK)
	@$(COMPILE) --extra server --extra mcp --extra vectors --group dev --group browser --constraint $(DEV_LOCK) $(UPGRADE) -o $(BROWSER_LOCK)
	@$(COMPILE) --extra server --group build --constraint $(DEV_LOCK) $(UPGRADE) -o $(RUN_LOCK)

clean: ## remove .venv, builds and caches
	@rm -rf $(VENV) dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
