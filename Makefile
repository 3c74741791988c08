# The program is built in one configuration: release (CONTRIBUTING.md says why).
SWIFT ?= swift
# `labelscan --version` names it.
export LABELSCAN_COMMIT := $(shell git describe --tags --always --dirty 2>/dev/null)
BUILD := $(SWIFT) build -c release --explicit-target-dependency-import-check error
# Debian's own Python: it sees python3-pil and python3-numpy.
PYTHON ?= /usr/bin/python3
SPARK_PYTHON ?= python3

.PHONY: build deb demo docs example fuzz install-system labels-check lint manual-check samples samples-check sanitize \
  pages-check spark-archive spark-wheel test test-fast test-spark weights-check

build: install-system
	$(BUILD)

# Records of real photos, for a person and for a program, then a whole folder.
demo: build
	.build/release/labelscan scan --offline samples/pet-us-can.jpg
	.build/release/labelscan scan --offline samples/food-pt.webp
	.build/release/labelscan scan --offline --json samples/pet-de.heic
	.build/release/labelscan batch --offline samples --output out --force

test: install-system lint samples-check labels-check
	-@scripts/install-system --browser
	-@scripts/install-system --films
	$(BUILD) --build-tests
	$(SWIFT) test -c release --skip-build
	$(MAKE) weights-check manual-check pages-check

# The suites without pixels, in a debug configuration of their own: FILTER=FoodDiary for those of the diary alone.
FILTER ?= .
test-fast:
	LABELSCAN_FAST_TESTS='$(FILTER)' $(SWIFT) test --scratch-path .build-fast $(if $(wildcard Package.resolved),--force-resolved-versions) --filter '$(FILTER)'

# Looks for inputs that end a reader of untrusted bytes (CONTRIBUTING.md, "Fuzzing").
SECONDS ?= 60
fuzz: install-system
	Tools/Fuzzing/run $(SECONDS)

# The tests under the address sanitizer (CONTRIBUTING.md, "Sanitizers").
sanitize: install-system
	scripts/sanitize address

lint:
	scripts/check-floors
	$(PYTHON) scripts/test_check_floors.py -q
	$(PYTHON) scripts/test_check_english.py -q
	scripts/check-english
	$(SWIFT) format lint -r --strict Sources Tests Tools Examples training/understanding/FitLattice Package.swift

install-system:
	@scripts/install-system

# dist/labelscan_VERSION_ARCHITECTURE.deb, with the Swift runtime in the program. The first build takes long.
deb:
	@scripts/install-system --packaging
	packaging/deb/build
	lintian --fail-on error --suppress-tags bad-distribution-in-changes-file dist/labelscan_$$(packaging/version)_*.deb

# The example as a program of its own has it: a package that depends on this one. It prints the record of a sample.
# The folder of `make build` serves, so that no module is compiled twice.
example: install-system
	$(SWIFT) build -c release --package-path Examples/FirstRecord --scratch-path .build
	.build/release/FirstRecord samples/pet-us-can.jpg > .build/record.txt
	cat .build/record.txt
	grep -q '^valid' .build/record.txt

# dist/docs/*.doccarchive: the documentation of the two libraries, made without warnings.
docs: build
	scripts/docs

# The pages in Chromium, in a network of their own; whatever cannot be had is named.
AXE := .build/axe/axe_playwright_python/axe.min.js
pages-check:
	@test -f $(AXE) || $(PYTHON) -m pip install -q --no-deps --target .build/axe axe-playwright-python==0.1.8 || \
	  echo "pages-check: axe-core cannot be had from PyPI; the pages are not checked for accessibility"
	@if test -x /usr/bin/chromedriver && command -v ip >/dev/null && { unshare --net true 2>/dev/null || unshare --net --map-root-user true; }; then \
	  scripts/check-pages .build/release/labelscan $$(test -f $(AXE) && echo --axe $(AXE)); \
	else echo "pages-check: LEFT OUT, without chromium-driver, iproute2 or a network of its own"; fi

# Manual pages and completions of the built program.
manual-check:
	$(PYTHON) packaging/test_manual.py .build/release/labelscan

# dist/labelscan-VERSION-MACHINE.tar.gz: program, model and libraries, for Spark's --archives.
spark-archive: install-system
	packaging/spark-archive

spark-wheel:
	$(SPARK_PYTHON) -m pip wheel -q --no-deps -w dist integrations/spark

# The tests of labelscan-spark with the oldest and the newest supported PySpark, from PyPI.
test-spark: build
	@scripts/install-system --spark
	integrations/spark/test .build/release/labelscan

# Draws the sample photos anew; `samples-check` only holds their truth and table to the catalogue.
samples:
	@scripts/install-system --samples
	$(PYTHON) Tools/SampleGenerator/generate.py

# The generator of invented labels (training/understanding/README.md).
labels-check:
	cd training/understanding && $(PYTHON) -m unittest -q labels.test_labels

# A fit of the lattice's weights to 60 invented labels gives what it gave before.
weights-check:
	$(PYTHON) training/understanding/check_weights.py .build/release/FitLattice

samples-check:
	$(PYTHON) Tools/SampleGenerator/check.py
