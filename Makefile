# The two commands of the README are `make run` and `make test`. Each sees to its own set-up.

SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run test soak bench docs clean \
        test-comparison test-folders test-apple test-root test-examples test-getting-started test-tutorial test-tools test-generated test-apps \
        test-apps-device test-device test-thread test-address test-browser test-stages test-attacks test-tls test-change cluster test-cluster test-cluster-short \
        build-benchmarks

PORT ?= 8080
HOST ?= 127.0.0.1
CONFIGURATION ?= debug
# Which build of the gallery the browser tests drive.
GALLERY_CONFIGURATION = debug
WITHOUT_BROWSER := BELVEDERE_WITHOUT_BROWSER=1
CORE_ONLY := BELVEDERE_CORE_ONLY=1
INTERFACE_TESTS_ONLY := BELVEDERE_INTERFACE_TESTS_ONLY=1
# The apps are built beside the kit, so that the kit and what it stands on are compiled once.
BUILD := --scratch-path ../.build
# Whether the tests of the kit and of the apps are compiled for those who work on them or as they are shipped, and where.
TEST_CONFIGURATION = debug
IS_SHIPPED = $(filter release,$(TEST_CONFIGURATION))
TEST_FOLDER = $(if $(IS_SHIPPED),.build-shipped,.build)
# DEBUG turns the leak detector on, which a release build leaves out.
TESTABLE = $(if $(IS_SHIPPED),--configuration release -Xswiftc -enable-testing -Xswiftc -DDEBUG)
# A build that nobody edits by, and that has no tests to be found, needs no index.
NO_INDEX := --disable-index-store
# Nothing is put beside the stack of a thread, because the bindings look how full it is.
ADDRESS_OPTIONS := detect_leaks=0:detect_stack_use_after_return=0
# How many tests run at a time. All at once, each would wait for all others, and for longer than it has patience.
WORKERS = $(shell swift test --help-hidden 2> /dev/null | grep maximum-parallelization-width > /dev/null && echo --experimental-maximum-parallelization-width 8)
# A build that is made for its tests only. Without debug information it is faster by a sixth.
NO_DEBUG := -debug-info-format none
# The tests that run under a sanitizer.
SANITIZED = BelvedereBindingTests|BelvedereCoreTests
# One thread alone runs these, for long, so the sanitizer of threads has nothing to find in them. The one of addresses runs them too.
OF_ONE_THREAD = DeepGraphs|Depth|GrowthOf|ListGrowth|MemoryOfGraphs|CyclesAndTransactions|ChangeSetReplay|CompileFailures

help:
	@echo 'make run    build the gallery and serve it on http://$(HOST):$(PORT)/'
	@echo 'make test   build and run every suite'
	@echo 'make soak   run the long proofs whole'
	@echo 'make bench  print the figures of the documentation'
	@echo 'make docs   build the manual'

run:
	@Scripts/require build
	cd Apps && swift build $(BUILD) --configuration $(CONFIGURATION) --product gallery
	@.build/$(CONFIGURATION)/gallery --version
	@exec .build/$(CONFIGURATION)/gallery --host $(HOST) --port $(PORT) $(ARGUMENTS)

# Those that build in `.build` go one after the other, beside those with builds of their own. The browser tests drive the gallery that
# `test-apps` has built, so they come late in the other list. The apps for devices come last: their build writes the versions of fewer
# packages, which the gallery would then say it was built with.
WITH_THE_SERVER = test-root test-examples test-apps test-cluster-short test-stages build-benchmarks test-getting-started test-tutorial test-generated
OF_THEIR_OWN = test-apple test-tools test-device test-thread test-address test-browser test-apps-device

test: test-comparison test-folders
	@MAKE="$(MAKE)" Scripts/side-by-side "$(WITH_THE_SERVER)" "$(OF_THEIR_OWN)"

# The articles that count lines say what the code says, and the README shows pictures that are there.
test-comparison:
	@Scripts/require browser
	Scripts/compare-architectures --check
	Scripts/count-seven-guis --check
	Scripts/take-pictures --check

# The folders of each target depend on each other one way, and this check can fail.
test-folders:
	@Scripts/require browser
	Scripts/check-folders
	Scripts/check-folders --self-test

# The kit compiles for the oldest systems of Apple that Package.swift names, and this check can fail.
test-apple:
	@Scripts/require browser
	Scripts/check-apple $(APPLE)
	Scripts/check-apple $(APPLE) --self-test

# Root package, server flavour, with the browser host.
test-root:
	@Scripts/require build
	swift test $(WORKERS) $(TESTABLE) --scratch-path $(TEST_FOLDER) $(SKIPPED)

# What is public has documentation, the examples in it compile, and the links of the manual lead somewhere, with the modules that the
# tests were built with.
test-examples:
	@Scripts/require browser
	swift build --build-tests
	Scripts/check-documentation
	Scripts/check-documentation --self-test
	Scripts/make-documentation --source-address gallery
	Scripts/check-links
	Scripts/check-links --self-test
	Scripts/check-examples

# A package outside this repository that follows the documentation.
test-getting-started:
	@Scripts/require browser
	Scripts/check-getting-started

# The steps of the tutorial compile and pass their tests, their pages say what they say, their pictures belong to their sources, and whoever follows the pages in an empty
# folder gets the last step.
test-tutorial:
	@Scripts/require browser
	cd Tutorial && swift build --build-tests $(BUILD) && swift test --skip-build $(BUILD)
	Scripts/make-tutorial --check
	Scripts/make-tutorial --self-test
	Scripts/take-tutorial-pictures --check
	Scripts/take-tutorial-pictures --self-test
	Scripts/make-tutorial --follow $(TUTORIAL)

# What `belvedere` makes builds, passes its tests, runs, and goes without a trace.
test-generated:
	@Scripts/require browser
	cd Tools && swift build $(NO_DEBUG) --scratch-path ../.build-tools --product belvedere
	Scripts/check-generated $(GENERATED)

# The flavour of iOS, tvOS and visionOS, on this machine: what is compiled in another way than for servers.
test-device:
	@Scripts/require build
	$(WITHOUT_BROWSER) $(INTERFACE_TESTS_ONLY) swift test $(WORKERS) $(NO_DEBUG) --traits MainActorUI --scratch-path .build-device

# Sanitizers see only what happens, so the stress tests and the random graphs run under them. The replays of lists run under the one of
# addresses, because they are long and of one thread. The binding core is checked for addresses as it is shipped: a debug build keeps
# references that a release build does not.
test-thread:
	@Scripts/require build
	$(CORE_ONLY) swift test $(WORKERS) --sanitize=thread --scratch-path .build-thread --filter '$(SANITIZED)' --skip '$(OF_ONE_THREAD)'

# The test libraries themselves leave memory behind at exit, so leaks are not looked for here. This build also counts the
# steps that operations take, which the tests of growth compare.
# Variables stay on the stack, because the tests of deep graphs fill it on purpose.
test-address:
	@Scripts/require build
	$(CORE_ONLY) ASAN_OPTIONS=$(ADDRESS_OPTIONS) swift test --configuration release -Xswiftc -enable-testing \
		--sanitize=address -Xswiftc -sanitize-coverage=edge,trace-pc-guard --scratch-path .build-address $(WORKERS) \
		--filter '$(SANITIZED)'

# The screens, view models and presenters of the apps as they are compiled for devices.
test-apps-device:
	@Scripts/require build
	cd Apps && $(WITHOUT_BROWSER) swift build $(NO_DEBUG) --traits MainActorUI --scratch-path ../.build-device

test-apps:
	@Scripts/require build
	cd Apps && swift test $(WORKERS) $(TESTABLE) --scratch-path ../$(TEST_FOLDER)

# The command `belvedere`, and what it says of this repository. It shares nothing with the other packages but swift-argument-parser,
# and it is slow in a debug build, so it keeps what it has read.
test-tools: export BELVEDERE_CACHE = $(CURDIR)/.build-tools/belvedere-cache
test-tools:
	@Scripts/require build
	cd Tools && swift test $(WORKERS) $(NO_DEBUG) --scratch-path ../.build-tools
	.build-tools/debug/belvedere check --read-only .
	Scripts/draw-graph --check

# Whether they compile, beside the kit and the web server; `make bench` builds them as they are measured.
build-benchmarks:
	@Scripts/require build
	cd Benchmarks && swift build $(BUILD)

test-browser:
	@Scripts/require browser
	cd Apps && swift build $(BUILD) --configuration $(GALLERY_CONFIGURATION) --product gallery
	GALLERY="$(CURDIR)/.build/$(GALLERY_CONFIGURATION)/gallery" .venv/bin/python -m pytest -q \
		--numprocesses 2 --dist worksteal --durations 15 BrowserTests

# On Linux the tests are a program. Started without `swift test`, they leave the folder of the build to others meanwhile.
RUN_TESTS = $(if $(filter Linux,$(shell uname)),../$(TEST_FOLDER)/$(TEST_CONFIGURATION)/AppsPackageTests.xctest --testing-library swift-testing,swift test $(TESTABLE) --scratch-path ../$(TEST_FOLDER) --skip-build)
# The acceptance tests play in front of a browser here, after `test-apps` has played them headless, and the browser host proves
# itself by the conformance suite.
test-stages:
	@Scripts/require browser
	cd Apps && swift build $(TESTABLE) --scratch-path ../$(TEST_FOLDER) --build-tests
	cd Apps && BELVEDERE_BROWSER_PYTHON="$(CURDIR)/.venv/bin/python" $(RUN_TESTS) --filter HostConformanceTests
	cd Apps && BELVEDERE_BROWSER_PYTHON="$(CURDIR)/.venv/bin/python" $(RUN_TESTS) --filter ContactsAcceptanceTests

# The attack suite alone, with its figures. It is part of `make test` (short, debug) and of `make soak` (long, release).
test-attacks:
	@Scripts/require browser
	cd Apps && swift build $(BUILD) --configuration $(GALLERY_CONFIGURATION) --product gallery
	GALLERY="$(CURDIR)/.build/$(GALLERY_CONFIGURATION)/gallery" .venv/bin/python -m pytest -q -s \
		BrowserTests/test_attacks_*.py

# The long proofs take some hours, in two lists that share no folder and take about as long. Tests and gallery are compiled as they are
# shipped: a million frames take a debug build several times as long. There are ten minutes of random graphs under each sanitizer, every
# platform of Apple in every flavour, every kind of module with every option, a package of each form, and each step of the tutorial by
# itself. Everything that any of them needs is installed first, because two installations at once fail.
LONG := GALLERY_CONFIGURATION=release TEST_CONFIGURATION=release \
	SKIPPED=--skip=BelvedereBindingTests.Fuzzing SANITIZED=BelvedereBindingTests.Fuzzing APPLE=--all GENERATED=--all TUTORIAL=--all
LONG_AS_SHIPPED = test-root test-apps test-stages test-thread test-address
LONG_WITH_THE_GALLERY = test-browser test-cluster test-change test-tutorial test-generated test-apple test-tls

soak: export BELVEDERE_SOAK = 1
soak:
	@Scripts/require cluster
	@MAKE="$(MAKE) $(LONG)" Scripts/side-by-side --keep-going "$(LONG_AS_SHIPPED)" "$(LONG_WITH_THE_GALLERY)"

# The gallery that shares a PostgreSQL database with others: .build/debug/gallery-cluster --database postgres://…
cluster:
	@Scripts/require database
	cd Cluster && swift build $(BUILD) --configuration $(CONFIGURATION) --product gallery-cluster

# What stands on PostgreSQL, with a server of its own: connections, the order of changes, the contract of the contacts' store.
test-cluster-short:
	@Scripts/require database
	cd Cluster && ../Scripts/with-postgresql swift test $(WORKERS) $(BUILD)

# Two galleries behind HAProxy and nginx, killed and restarted while people use them.
test-cluster: test-cluster-short
	@Scripts/require cluster
	cd Cluster && swift build $(BUILD) --configuration $(GALLERY_CONFIGURATION) --product gallery-cluster
	GALLERY="$(CURDIR)/.build/$(GALLERY_CONFIGURATION)/gallery-cluster" Scripts/with-postgresql \
		.venv/bin/python -m pytest -q BrowserTests/test_cluster_*.py

# TLS ended by the host itself. BoringSSL is most of this build, so it is not part of `make test`.
test-tls:
	@Scripts/require build
	swift test --traits BrowserTLS --scratch-path .build-tls --filter TLSTests

# The change that the comparison counts can be made, builds and passes. Always short: what is long in these tests runs in `test-apps`.
test-change:
	@Scripts/require browser
	env -u BELVEDERE_SOAK Scripts/compare-architectures --try-change

# Everything as it is shipped: a debug build says nothing about speed. On Linux the command `belvedere` brings Swift along.
bench: AS_SHIPPED = $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
bench:
	@Scripts/require browser
	cd Benchmarks && $(WITHOUT_BROWSER) swift build --configuration release
	cd Apps && swift build $(BUILD) --configuration release --product gallery
	cd Tools && swift build --scratch-path ../.build-tools --configuration release $(AS_SHIPPED)
	Benchmarks/.build/release/belvedere-benchmarks
	.venv/bin/python Benchmarks/Browser/measure.py
	.venv/bin/python Benchmarks/Tools/measure.py
	cd Apps && $(WITHOUT_BROWSER) BELVEDERE_SOAK=1 swift test --configuration release -Xswiftc -enable-testing \
		--scratch-path .build-figures --filter FigureTests
	cd Apps && swift run $(BUILD) --configuration release MeasureNearby && for part in nearest shipped employees; do \
		swift run $(BUILD) --configuration release MeasurePlaces $$part; done

# The manual: the documentation of all products and the tutorial, as one site. `gallery` serves it at /manual, and its pages lead to the
# gallery's code pages. For another server say where the sources are: make docs SOURCE_ADDRESS=https://example.org/belvedere/blob/main/
docs: SOURCE_ADDRESS ?= gallery
docs:
	@Scripts/require browser
	swift build
	Scripts/make-documentation --source-address $(SOURCE_ADDRESS)

clean:
	rm -rf .build* Apps/.build* Benchmarks/.build* Cluster/.build* Tools/.build* Tutorial/.build* .venv
