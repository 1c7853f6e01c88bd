# make play    the house on this machine, in the browser
# make test    everything that must be green: lint, types, layers, browser client's types, tests
# make bench   how fast it is, beside plain Python and other engines
# make soak    the long tests
# make format  mends what ruff can mend
# make docs    the pages and pictures that are made from the code

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

VENV := .venv
BIN := $(VENV)/bin
TYPESCRIPT := 6.0.3
TSC := $(VENV)/typescript/node_modules/typescript/bin/tsc
CLIENT := src/locanda/server/static

.PHONY: help play test bench soak docs lint types layers client chromium format bytecode

help:
	@sed -n '/^#/!q; s/^# //p' Makefile

play: $(VENV)/.house bytecode
	$(BIN)/locanda

# The order is cheapest first. pytest comes last, so that its closing line closes the run. A worker that is done takes over
# tests that wait for the other: some last a minute.
test: $(VENV)/.stamp lint types layers client chromium bytecode
	$(BIN)/pytest -n 2 --dist worksteal

bench: $(VENV)/.stamp bytecode
	$(BIN)/locanda bench $(BENCH)

soak: $(VENV)/.stamp bytecode
	$(BIN)/pytest -n 2 -m soak

docs: $(VENV)/.stamp
	$(BIN)/python docs/build.py

lint: $(VENV)/.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(VENV)/.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(VENV)/.stamp
	$(BIN)/mypy --strict

layers: $(VENV)/.stamp
	$(BIN)/lint-imports

client: $(TSC)
	$(BIN)/node $(TSC) --project $(CLIENT)

# The environment is made again only when pyproject.toml has changed. Of the Pythons on the PATH the newest
# that Locanda supports is taken; each is tried, since a version manager's shim may be there with nothing behind it.
$(VENV)/.house: pyproject.toml
	@python=""; for name in python3.14 python3.13 python3.12 python3.11 python3 python; do \
	  if $$name -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' >/dev/null 2>&1; then python=$$name; break; fi; \
	done; \
	if [ -z "$$python" ]; then echo "Locanda needs Python 3.11 to 3.14 on the PATH; none was found." >&2; exit 1; fi; \
	if ! [ -x $(BIN)/python ]; then $$python -m venv $(VENV); fi
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

# Whoever only plays needs none of the tools.
$(VENV)/.stamp: $(VENV)/.house
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

# Where Python is told to write no bytecode (PYTHONDONTWRITEBYTECODE), each start would compile all of ours: 0.3 s.
bytecode: $(VENV)/.house
	@$(BIN)/python -m compileall -q src

# The compiler that checks the browser client's JSDoc types; nothing that is served is built with it.
$(TSC): $(VENV)/.stamp
	@mkdir -p $(VENV)/typescript
	PATH="$(abspath $(BIN)):$$PATH" $(BIN)/npm install --silent --no-save --no-audit --no-fund --prefix $(VENV)/typescript typescript@$(TYPESCRIPT)
	@touch $@

# Browser tests drive the system's Chromium.
chromium:
	@if command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends chromium; \
	else \
	  echo "The browser tests need Chromium and none was found. Install it (Debian: sudo apt-get install chromium) and run again." >&2; exit 1; \
	fi
