# The two commands of the README are `make run` and `make test`. Each sees to its own set-up.

SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run test soak bench docs clean \
        test-comparison test-folders test-apple test-root test-examples test-getting-started test-apps test-apps-device test-device test-thread test-address \
        test-browser test-stages test-attacks test-tls test-change build-benchmarks

PORT ?= 8080
HOST ?= 127.0.0.1
CONFIGURATION ?= debug
# Which build of the gallery the browser tests drive.
GALLERY_CONFIGURATION = debug
WITHOUT_BROWSER := BELVEDERE_WITHOUT_BROWSER=1
CORE_ONLY := BELVEDERE_CORE_ONLY=1
# The apps are built beside the kit, so that the kit and what it stands on are compiled once.
BUILD := --scratch-path ../.build
# A build that nobody edits by, and that has no tests to be found, needs no index.
NO_INDEX := --disable-index-store
# Nothing is put beside the stack of a thread, because the bindings look how full it is.
ADDRESS_OPTIONS := detect_leaks=0:detect_stack_use_after_return=0
# The tests that run under a sanitizer.
SANITIZED = BelvedereBindingTests|BelvedereCoreTests

help:
	@echo 'make run    build the gallery and serve it on http://$(HOST):$(PORT)/'
	@echo 'make test   build and run every suite'
	@echo 'make soak   run the long proofs whole'
	@echo 'make bench  print the figures of the documentation'
	@echo 'make docs   build the documentation'

run:
	@Scripts/require build
	cd Apps && swift build $(BUILD) --configuration $(CONFIGURATION) --product gallery
	@.build/$(CONFIGURATION)/gallery --version
	@exec .build/$(CONFIGURATION)/gallery --host $(HOST) --port $(PORT) $(ARGUMENTS)

test: test-comparison test-folders test-apple test-root test-examples test-device test-apps-device test-thread test-address build-benchmarks test-apps test-browser test-stages test-getting-started

# The articles that count lines say what the code says.
test-comparison:
	@Scripts/require browser
	Scripts/compare-architectures --check
	Scripts/count-seven-guis --check

# The folders of each target depend on each other one way, and this check can fail.
test-folders:
	@Scripts/require browser
	Scripts/check-folders
	Scripts/check-folders --self-test

# The kit compiles for the oldest systems of Apple that Package.swift names, and this check can fail.
test-apple:
	@Scripts/require browser
	Scripts/check-apple
	Scripts/check-apple --self-test

# Root package, server flavour, with the browser host.
test-root:
	@Scripts/require build
	swift test

# What the documentation comments show, with the modules that the tests were built with.
test-examples:
	@Scripts/require browser
	swift build --build-tests
	Scripts/check-examples

# A package outside this repository that follows the documentation.
test-getting-started:
	@Scripts/require browser
	Scripts/check-getting-started

# The flavour of iOS, tvOS and visionOS, on this machine.
test-device:
	@Scripts/require build
	$(WITHOUT_BROWSER) swift test --traits MainActorUI --scratch-path .build-device

# Sanitizers see only what happens, so the stress tests, the random graphs and the replays run under them. The binding
# core is checked for addresses as it is shipped: a debug build keeps references that a release build does not.
test-thread:
	@Scripts/require build
	$(CORE_ONLY) swift test --sanitize=thread --scratch-path .build-thread --filter '$(SANITIZED)'

# The test libraries themselves leave memory behind at exit, so leaks are not looked for here. This build also counts the
# steps that operations take, which the tests of growth compare.
# Variables stay on the stack, because the tests of deep graphs fill it on purpose.
test-address:
	@Scripts/require build
	$(CORE_ONLY) ASAN_OPTIONS=$(ADDRESS_OPTIONS) swift test --configuration release -Xswiftc -enable-testing \
		--sanitize=address -Xswiftc -sanitize-coverage=edge,trace-pc-guard --scratch-path .build-address \
		--filter '$(SANITIZED)'

# The screens, view models and presenters of the apps as they are compiled for devices.
test-apps-device:
	@Scripts/require build
	cd Apps && $(WITHOUT_BROWSER) swift build --traits MainActorUI --scratch-path ../.build-device

test-apps:
	@Scripts/require build
	cd Apps && swift test $(BUILD)

# Whether they compile; `make bench` builds them as they are measured.
build-benchmarks:
	@Scripts/require build
	cd Benchmarks && $(WITHOUT_BROWSER) swift build $(NO_INDEX)

test-browser:
	@Scripts/require browser
	cd Apps && swift build $(BUILD) --configuration $(GALLERY_CONFIGURATION) --product gallery
	GALLERY="$(CURDIR)/.build/$(GALLERY_CONFIGURATION)/gallery" .venv/bin/python -m pytest -q \
		--numprocesses 2 --dist worksteal BrowserTests

# With a browser in front of them the acceptance tests take part on both hosts, and the browser host proves itself by the
# conformance suite.
test-stages:
	@Scripts/require browser
	cd Apps && BELVEDERE_BROWSER_PYTHON="$(CURDIR)/.venv/bin/python" swift test $(BUILD) --filter HostConformanceTests
	cd Apps && BELVEDERE_BROWSER_PYTHON="$(CURDIR)/.venv/bin/python" swift test $(BUILD) --filter ContactsAcceptanceTests

# The attack suite alone, with its figures. It is part of `make test` (short, debug) and of `make soak` (long, release).
test-attacks:
	@Scripts/require browser
	cd Apps && swift build $(BUILD) --configuration $(GALLERY_CONFIGURATION) --product gallery
	GALLERY="$(CURDIR)/.build/$(GALLERY_CONFIGURATION)/gallery" .venv/bin/python -m pytest -q -s \
		BrowserTests/test_attacks_*.py

# Browsers are served by the gallery as it is shipped: a million frames take a debug build several times as long.
soak: export BELVEDERE_SOAK = 1
soak: GALLERY_CONFIGURATION = release
# Ten minutes of random graphs under each sanitizer; the rest of the suite runs whole in `test-root`.
soak: SANITIZED = BelvedereBindingTests.Fuzzing
soak: test-root test-thread test-address test-apps test-browser test-stages test-tls test-change

# TLS ended by the host itself. BoringSSL is most of this build, so it is not part of `make test`.
test-tls:
	@Scripts/require build
	swift test --traits BrowserTLS --scratch-path .build-tls --filter TLSTests

# The change that the comparison counts can be made, builds and passes.
test-change:
	@Scripts/require browser
	Scripts/compare-architectures --try-change

# Everything as it is shipped: a debug build says nothing about speed.
bench:
	@Scripts/require browser
	cd Benchmarks && $(WITHOUT_BROWSER) swift build --configuration release
	cd Apps && swift build $(BUILD) --configuration release --product gallery
	Benchmarks/.build/release/belvedere-benchmarks
	.venv/bin/python Benchmarks/Browser/measure.py
	cd Apps && $(WITHOUT_BROWSER) BELVEDERE_SOAK=1 swift test --configuration release -Xswiftc -enable-testing \
		--scratch-path .build-figures --filter FigureTests
	cd Apps && swift run $(BUILD) --configuration release MeasureNearby && for part in nearest shipped employees; do \
		swift run $(BUILD) --configuration release MeasurePlaces $$part; done

# The plug-in that builds the documentation is a dependency only while it is asked for.
docs:
	@for target in BelvedereBinding BelvedereCore Belvedere BelvedereTesting BelvedereBrowser; do \
		BELVEDERE_DOCUMENTATION=1 swift package --scratch-path .build-docs generate-documentation \
			--target $$target --warnings-as-errors || exit 1; \
	done

clean:
	rm -rf .build* Apps/.build* Benchmarks/.build* .venv
