# Two commands for a newcomer: `make demo` and `make test`. Everything lives in .venv; nothing outside this folder changes.

VENV  := .venv
BIN   := $(VENV)/bin
PY    := $(BIN)/python
HOST  ?= 127.0.0.1
PORT  ?= 8000
DATA  ?= .foreword
JOBS  ?= 2
ARGS  ?=

# Any Python of 3.11 or newer that can make an environment; `make PYTHON=/path/to/python3` overrules the search.
PYTHONS = $(PYTHON) python3.12 python3.13 python3.11 python3.14 python3 python
SUITS   = import sys, ensurepip, venv; raise SystemExit(sys.version_info < (3, 11))
PIP     = $(PY) -m pip --disable-pip-version-check --no-input install -qq --no-compile

.PHONY: frameworks help demo test install check format serve bench docs screenshots lock clean

help:
	@echo "make demo     teach a short conversation, print the block a model would get, go on serving"
	@echo "make test     every test, on an embedded PostgreSQL"
	@echo "make install  .venv with everything, 'foreword' in $(BIN)"
	@echo "make check    format, lint, strict types, arrows between the rooms"
	@echo "make serve    the service on http://$(HOST):$(PORT), data in $(DATA)"
	@echo "make bench    latency of POST /v1/context against its floor"
	@echo "make docs     draw the tables of docs/, the SDKs' types and the demo in the README anew"
	@echo "make screenshots  a picture of every page of the dashboard, into screenshots/ (needs Chromium)"
	@echo "make frameworks  what the SDK's adapters are tested with (about 800 MB)"
	@echo "make format   put the code into its one format"
	@echo "make lock     resolve the lock files anew (needs uv)"
	@echo "make clean    remove $(VENV) and what builds and tests leave behind; never $(DATA)"

demo: $(VENV)/.runtime
	@$(PY) -m app.cli demo --host $(HOST) --port $(PORT) --data "$(DATA)-demo" $(ARGS)

serve: $(VENV)/.runtime
	@$(PY) -m app.cli serve --host $(HOST) --port $(PORT) --data "$(DATA)" $(ARGS)

install: $(VENV)/.installed
	@echo "Ready: $(BIN)/foreword --help"

test: $(VENV)/.installed
	@$(PY) -m pytest -n $(JOBS) --dist loadfile $(ARGS)

check: $(VENV)/.installed
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(VENV)/.installed
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(VENV)/.installed
	@$(PY) -m bench.context $(ARGS)

docs: $(VENV)/.installed
	@$(PY) docs/draw.py
	@$(PY) sdk/generate.py
	@$(PY) docs/demo.py

# What the SDK's adapters are tested with; about 800 MB. Two environments, since CrewAI can't stand beside the others.
frameworks: .frameworks/.frameworks .frameworks/.crewai

.frameworks/.%: sdk/python/%.lock $(VENV)/.made
	@$(PY) -m venv --clear .frameworks/$*
	@.frameworks/$*/bin/python -m pip --disable-pip-version-check --no-input install -qq --no-compile --require-hashes -r $<
	@touch $@

screenshots: $(VENV)/.installed
	@$(PY) -m tests.web.screenshots $(ARGS)

lock:
	@uv pip compile pyproject.toml $(LOCKING) -o requirements.lock $(ARGS)
	@uv pip compile pyproject.toml --group dev $(LOCKING) -c requirements.lock -o requirements-dev.lock $(ARGS)
	@cd sdk/python && for group in frameworks crewai; do uv pip compile pyproject.toml --group $$group $(LOCKING) -o $$group.lock $(ARGS); done

LOCKING = --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url --no-emit-find-links

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Each stamp says that its step was finished; an interrupted step is done again from its start.
$(VENV)/.made:
	@for python in $(PYTHONS); do \
	  if "$$python" -c '$(SUITS)' 2>/dev/null; then \
	    echo "Making $(VENV) with $$("$$python" --version)"; \
	    "$$python" -m venv --clear $(VENV) && touch $@ && exit 0; \
	    exit 1; \
	  fi; \
	done; \
	echo "Foreword needs Python 3.11 or newer with its venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; \
	exit 1

$(VENV)/.runtime: $(VENV)/.made requirements.lock
	@echo "Installing what the service needs (about 20 seconds)"
	@$(PIP) --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.development: $(VENV)/.runtime requirements-dev.lock
	@echo "Installing what tests and checks need (about 20 seconds)"
	@$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.development pyproject.toml
	@$(PIP) --no-index --no-deps --no-build-isolation -e .
	@touch $@
