# Two commands set everything up: `make run` opens the program, `make test` runs every check that a change waits for.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
# Tests at once: most of them wait for browsers, processes and deadlines. `pytest FILE` by hand runs one at a time.
WORKERS ?= 2

.PHONY: run check test test-slow soak bench figures lock i18n screens bundle package package-test clean

run: $(STAMP)
	$(BIN)/citewise

# Format, lint, types and contracts: what needs no test to run.
check: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: check
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# What takes longer than a change should wait for: tests marked `slow`.
test-slow: $(STAMP)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m slow

# Hours of use in minutes: memory and handles of the window over 2 000 turns, random interleavings on a real disk, and
# processes killed at random moments. `make soak STEPS=1000000 KILLS=500 SEED=7` for more, or for the same again;
# `make soak ONLY=daily_use TURNS=300` for a part of it.
soak: $(STAMP)
	TURNS=$(TURNS) QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -s -m soak tests/soak$(if $(ONLY),/test_$(ONLY).py)

# Measurements of one run as a table; `make bench PARTS=reading` for a part of it, `OUT=run.json` keeps the rows,
# `ROUNDS=1` is quicker than five. `$(BIN)/python -m tests.bench.table run.json` writes them into its README.
bench: $(STAMP)
	ROUNDS=$(ROUNDS) QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.bench $(PARTS) $(if $(OUT),--out $(OUT))

# The size and shape of the code as a table.
figures: $(STAMP)
	$(BIN)/python packaging/figures.py

$(STAMP): packaging/requirements.txt pyproject.toml packaging/set_up
	PYTHON="$(PYTHON)" packaging/set_up $(VENV)
	touch $@

# Lock the dependencies for every platform, with hashes and without any registry's address.
lock: $(STAMP)
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --generate-hashes \
	    --no-emit-index-url --no-header --no-annotate --quiet -o packaging/requirements.txt

# Collect the texts of the window and the sentences of the terminal, and compile the catalogues.
i18n: $(STAMP)
	$(BIN)/python packaging/translations.py
	$(BIN)/python packaging/terminal_translations.py

# The views of the window as pictures, over themes, languages and sizes, into build/screens; `VIEW=answer` for one.
screens: $(STAMP)
	$(BIN)/python packaging/screens.py build/screens $(VIEW)

# The program as one folder that runs without Python: dist/citewise, with its starter dist/citewise/citewise.
# The same input gives the same bytes: the time is that of the last commit, and sets have one order. Modules are not
# compressed one by one: each start would unpack hundreds, and a package compresses them better.
bundle: $(STAMP)
	packaging/set_up_build
	SOURCE_DATE_EPOCH=$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct 2>/dev/null || echo 315532800)} PYTHONHASHSEED=0 \
	    PYINSTALLER_ZLIB_COMPRESSION_LEVEL=0 $(BIN)/python -m PyInstaller --noconfirm --clean --log-level WARN \
	    --distpath dist --workpath build/bundle packaging/citewise.spec

# On Linux: the .deb, the archive that one user unpacks, and their checksums, in dist/. `COMPRESSION=zstd` is quicker.
package: bundle
	$(BIN)/python packaging/linux/package.py

# As root: the .deb on a bare Debian, installed, asked, shown (pictures in build/package-test), upgraded and removed.
# It is built where dist/ holds none of this state.
package-test: $(STAMP)
	$(BIN)/python packaging/linux/package_test.py

clean:
	rm -rf $(VENV) build dist
