# make play   installs what is needed, starts the game table and opens it in the browser
# make test   installs what is needed and runs every check that CI runs
# make check  the quick gate before a commit: format, lint, types, import contract, cited rules

PYTHON ?= python3
UV := .tools/bin/uv
RUN := $(UV) run --locked --quiet
export UV_PYTHON_DOWNLOADS := never
export UV_PYTHON := $(PYTHON)

# the pages of the browser, built anew when anything that they are made of has changed
PAGES := src/sortilege/server/static/index.html
PAGES_FROM := $(shell find web hatch_build.py -path web/node_modules -prune -o -type f -print) \
	$(wildcard src/sortilege/messages/*/web.ftl src/sortilege/messages/*/words.ftl)


.DEFAULT_GOAL := play

.PHONY: web real play test check format golden benchmark clean

web: $(PAGES)

play: .venv/ready $(PAGES)
	@$(RUN) sortilege serve --open

test: check $(PAGES) real
	$(RUN) pytest

# Chromium and PostgreSQL for the tests that need the real ones, where this user may install them; otherwise the tests
# that a machine without them leaves out say so, but with CI set none is left out.
real:
	@for needed in chromium:chromium initdb:postgresql; do \
		command -v $${needed%%:*} >/dev/null || ls /usr/lib/postgresql/*/bin/$${needed%%:*} >/dev/null 2>&1 || missing="$$missing $${needed##*:}"; \
	done; \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "installing$$missing"; \
		apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	elif [ -n "$$missing" ]; then \
		echo "left out: the tests that need$$missing, which is not installed"; \
	fi

check: .venv/ready
	$(RUN) ruff format --check .
	$(RUN) ruff check .
	$(RUN) mypy
	$(RUN) pytest -n 0 tests/contract

format: .venv/ready
	$(RUN) ruff check --fix .
	$(RUN) ruff format .

golden: .venv/ready
	$(RUN) python -m tests.games.regenerate
	$(RUN) python -m tests.trees.regenerate

benchmark: .venv/ready
	$(RUN) --group benchmark python -m benchmarks.run

$(PAGES): $(PAGES_FROM) | .venv/ready
	$(RUN) python hatch_build.py

.venv/ready: $(UV) pyproject.toml uv.lock
	$(UV) sync --locked --quiet --compile-bytecode
	@touch $@

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Sortilege needs Python 3.11 or later; $(PYTHON) is older. Try: make PYTHON=python3.12 play"; exit 1; }
	$(PYTHON) -m venv .tools
	.tools/bin/python -m pip install --quiet --disable-pip-version-check uv==0.13.8

clean:
	rm -rf .venv .tools .pytest_cache .mypy_cache .ruff_cache .hypothesis
