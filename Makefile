# The two commands of the README are `make run` and `make test`. Each does its own set-up.

SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run test soak bench docs tool clean \
        test-side-by-side test-comparison test-apple test-root test-examples test-uses test-getting-started test-tutorial test-tools test-edits test-generated test-apps \
        test-apps-device test-device test-uikit test-thread test-address test-browser test-flaky test-stages test-attacks test-tls test-change cluster test-cluster test-cluster-short \
        build-benchmarks bench-desktop test-fresh desktop test-desktop test-desktop-short test-screen-reader

PORT ?= 8080
HOST ?= 127.0.0.1
CONFIGURATION ?= debug
# The build of the gallery that the browser tests drive.
GALLERY_CONFIGURATION = debug
WITHOUT_BROWSER := BELVEDERE_WITHOUT_BROWSER=1
CORE_ONLY := BELVEDERE_CORE_ONLY=1
INTERFACE_TESTS_ONLY := BELVEDERE_INTERFACE_TESTS_ONLY=1
# The apps use the build folder of the kit, so that the kit and its dependencies are compiled once.
BUILD := --scratch-path ../.build
# For a build that only runs tests: each module is compiled as a whole, by one process that also writes its interface, and without debug
# information. This needs less than half of the processor time. A build with other options would compile everything again, so the tests
# have a folder of their own. The scripts that build packages use the folder and the options in these variables.
WHOLE_MODULES := -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 1 -Xswiftc -disable-batch-mode \
	-Xswiftc -no-emit-module-separately-wmo -Xswiftc -index-ignore-system-modules
TESTS_ONLY := $(WHOLE_MODULES) -debug-info-format none
export BELVEDERE_BUILD_FOLDER := $(CURDIR)/.build-tests
export BELVEDERE_BUILD_OPTIONS := $(TESTS_ONLY)
BUILD_TESTS := $(TESTS_ONLY) --scratch-path $(BELVEDERE_BUILD_FOLDER)
# The command `belvedere` uses the parser of the toolchain in tests, which saves the compilation of the package swift-syntax. Releases use
# the package.
export BELVEDERE_SYNTAX := toolchain
# The tests of the command. `swift test` would read the manifest without that parser and compile the package, so on Linux the test program
# is started directly. On a Mac only `swift test` can start it.
TEST_TOOLS = $(if $(filter Linux,$(shell uname)),../.build-tools/debug/ToolsPackageTests.xctest --testing-library swift-testing, \
	swift test $(TESTS_ONLY) --scratch-path ../.build-tools) $(WORKERS)
bench tool: export BELVEDERE_SYNTAX := package
# The configuration of the tests of the kit and of the apps: a debug build for developers, or a release build as shipped. DEBUG turns the
# leak detector on, which a release build leaves out.
TEST_CONFIGURATION = debug
IS_SHIPPED = $(filter release,$(TEST_CONFIGURATION))
TEST_FOLDER = $(CURDIR)/$(if $(IS_SHIPPED),.build-shipped,.build-tests)
TESTABLE = --scratch-path $(TEST_FOLDER) \
	$(if $(IS_SHIPPED),--configuration release -Xswiftc -enable-testing -Xswiftc -DDEBUG,$(TESTS_ONLY))
# The gallery that the browser tests drive: of the tests' build, or a release build.
GALLERY_FOLDER = $(CURDIR)/$(if $(filter release,$(GALLERY_CONFIGURATION)),.build,.build-tests)
BUILD_GALLERY = --scratch-path $(GALLERY_FOLDER) $(if $(filter release,$(GALLERY_CONFIGURATION)),--configuration release,$(TESTS_ONLY))
COPY_GALLERY = BELVEDERE_BUILD_FOLDER=$(GALLERY_FOLDER) Scripts/copy-gallery $(GALLERY_CONFIGURATION)
# The sanitizer must not keep a second stack for a thread, because the bindings measure how full the stack is.
ADDRESS_OPTIONS := detect_leaks=0:detect_stack_use_after_return=0
# The number of tests that run at a time. If all run at once, each waits for all others and exceeds its time limit.
WORKERS = $(shell swift test --help-hidden 2> /dev/null | grep maximum-parallelization-width > /dev/null && echo --experimental-maximum-parallelization-width 8)
# The tests that run under a sanitizer.
SANITIZED = BelvedereBindingTests|BelvedereCoreTests
# These tests run for long on one thread, so the thread sanitizer cannot find anything in them. The address sanitizer runs them too.
OF_ONE_THREAD = DeepGraphs|Depth|GrowthOf|ListGrowth|MemoryOfGraphs|CyclesAndTransactions|ChangeSetReplay|CompileFailures

help:
	@echo 'make run    build the gallery and serve it on http://$(HOST):$(PORT)/'
	@echo 'make test   build and run every suite'
	@echo 'make soak   run the long proofs whole'
	@echo 'make bench  print the figures of the documentation'
	@echo 'make docs   build the manual'
	@echo 'make tool   pack the command belvedere into an artifact bundle'

run:
	@Scripts/require build
	cd Apps && swift build $(BUILD) --configuration $(CONFIGURATION) --product gallery
	@.build/$(CONFIGURATION)/gallery --version
	@exec .build/$(CONFIGURATION)/gallery --host $(HOST) --port $(PORT) $(ARGUMENTS)

# Targets that build in `.build-tests` run one after the other, at the same time as targets with their own build folder. The browser tests
# drive the gallery of `test-apps`, so they are near the end of the second list. The apps for devices are last: their build records
# the versions of fewer packages, and the gallery would report those as its own. A third list made each target slower and the whole longer.
WITH_THE_SERVER = test-side-by-side test-comparison test-root test-examples test-apps test-desktop-short test-uses test-cluster-short test-stages build-benchmarks test-getting-started test-tutorial test-generated test-address
OF_THEIR_OWN = test-apple test-tools test-device test-uikit test-thread test-browser test-apps-device

# Install everything that the targets need first, because two installations at once fail. Without a database or without GTK one target
# fails, and all others run. A target that needs more than 40 minutes hangs.
test:
	@Scripts/require browser
	-@Scripts/require database
	-@Scripts/require desktop
	@MAKE="$(MAKE)" TIME_LIMIT=$${TIME_LIMIT:-2400} Scripts/side-by-side "$(WITH_THE_SERVER)" "$(OF_THEIR_OWN)"

# A failing target does not stop the others. The self-test shows that this check can fail.
test-side-by-side:
	Scripts/side-by-side --self-test

# The articles with line counts match the code, the pictures of README and Gallery.md exist, and the texts are plain English. The article
# about the flows links to existing functions, and its numbers of files are right. The self-tests show that these checks can fail.
test-comparison:
	@Scripts/require browser
	Scripts/compare-architectures --check
	Scripts/count-seven-guis --check
	Scripts/take-pictures --check
	Scripts/check-words
	Scripts/check-words --self-test
	Scripts/check-glossary
	Scripts/check-glossary --self-test
	Scripts/check-format
	Scripts/check-format --self-test
	Scripts/check-corridors
	Scripts/check-corridors --self-test
	Scripts/make-agent-text --self-test
	Scripts/check-xcode-project
	Scripts/check-xcode-project --self-test
	.venv/bin/python Scripts/check-workflows
	.venv/bin/python Scripts/check-workflows --self-test

# The kit compiles for the oldest systems of Apple that Package.swift names. The self-test also runs the check, and shows that it can fail.
test-apple:
	@Scripts/require browser
	Scripts/check-apple $(APPLE) --self-test

# Root package, server flavour, with the browser host.
test-root:
	@Scripts/require build
	swift test $(WORKERS) $(TESTABLE) $(SKIPPED)

# Every public symbol has documentation, its examples compile, links have targets, and the README is short. The checks use the modules
# of the test build.
test-examples:
	@Scripts/require browser
	swift build --build-tests $(BUILD_TESTS)
	Scripts/check-documentation
	Scripts/check-documentation --self-test
	Scripts/make-documentation --source-address gallery
	Scripts/check-links
	Scripts/check-links --self-test
	Scripts/check-examples

# An app, the tutorial, a template or an article uses every public symbol. The compiler records the uses, so build these first. The
# self-test shows that this check can fail.
test-uses:
	@Scripts/require browser
	swift build $(BUILD_TESTS)
	cd Apps && swift build --build-tests $(BUILD_TESTS)
	cd Tutorial && swift build --build-tests $(BUILD_TESTS)
	Scripts/check-uses
	Scripts/check-uses --self-test

# A package outside this repository that follows the documentation.
test-getting-started:
	@Scripts/require browser
	Scripts/check-getting-started

# The steps of the tutorial compile and pass their tests, their pages match them, and their pictures match their sources. A reader
# who follows the pages in an empty folder gets the last step.
test-tutorial:
	@Scripts/require browser
	cd Tutorial && swift build --build-tests $(BUILD_TESTS) && swift test --skip-build $(BUILD_TESTS)
	Scripts/make-tutorial --check
	Scripts/make-tutorial --self-test
	Scripts/take-tutorial-pictures --check
	Scripts/take-tutorial-pictures --self-test
	Scripts/make-tutorial --follow $(TUTORIAL)

# The output of `belvedere` builds, passes its tests and runs, and `belvedere destroy` removes it completely.
test-generated:
	@Scripts/require browser
	cd Tools && swift build $(TESTS_ONLY) --scratch-path ../.build-tools --product belvedere
	Scripts/check-generated $(GENERATED)

# The flavour of iOS, tvOS and visionOS, on this machine: the code that compiles differently for servers. The folder also has the builds with
# the stand-in for UIKit, so that the kit is compiled once for devices.
# First it removes the modules of the stand-in, because the compiler would find them and compile the host for UIKit too.
test-device:
	@Scripts/require build
	@rm -rf .build-device/debug/Modules/{UIKit,SwiftUI,CoreLocation,UniformTypeIdentifiers}.*
	$(WITHOUT_BROWSER) $(INTERFACE_TESTS_ONLY) swift test $(WORKERS) $(TESTS_ONLY) --traits MainActorUI --scratch-path .build-device

# The bindings for UIKit, on Linux against a stand-in that behaves as Apple's documentation says. It is not in `.build-tests`, because a
# module with the name UIKit would change the builds there.
test-uikit:
	@Scripts/require build
	@if [ "$$(uname)" = Linux ]; then \
		BELVEDERE_UIKIT_STAND_IN=1 swift test $(TESTS_ONLY) --traits MainActorUI --scratch-path .build-device && \
		Scripts/check-examples .build-device/debug && \
		Scripts/check-documentation .build-device/debug && \
		Scripts/check-uses .build-device/debug && \
		Scripts/make-documentation .build-device/debug; \
	else echo 'Not run by make test-uikit: the stand-in for UIKit is for Linux.'; fi

# Sanitizers see only code that runs, so the stress tests and the random graphs run under them. The replays of lists run under the
# address sanitizer, because they are long and use one thread. The address sanitizer checks a release build of the binding core: a
# debug build keeps references that a release build does not.
test-thread:
	@Scripts/require build
	$(CORE_ONLY) swift test $(WORKERS) $(WHOLE_MODULES) --sanitize=thread --scratch-path .build-thread --filter '$(SANITIZED)' --skip '$(OF_ONE_THREAD)'

# Leak detection is off, because the test libraries themselves leave memory behind at exit. This build also counts the steps of
# operations, which the tests of growth compare. Variables stay on the stack, because the tests of deep graphs fill the stack on
# purpose.
test-address:
	@Scripts/require build
	$(CORE_ONLY) ASAN_OPTIONS=$(ADDRESS_OPTIONS) swift test --configuration release -Xswiftc -enable-testing \
		--sanitize=address -Xswiftc -sanitize-coverage=edge,trace-pc-guard --scratch-path .build-address $(WORKERS) \
		--filter '$(SANITIZED)'

# The screens, view models and presenters of the apps, compiled for devices. On Linux, their acceptance tests run on the host for UIKit,
# in the folder that has the stand-in for UIKit already. They run one after the other, because all share one device.
test-apps-device:
	@Scripts/require build
	@cd Apps && if [ "$$(uname)" = Linux ]; then \
		$(WITHOUT_BROWSER) BELVEDERE_UIKIT_STAND_IN=apps BELVEDERE_STAGE=UIKitAcceptanceTests.AcceptanceStage swift test --no-parallel \
			$(TESTS_ONLY) --traits MainActorUI --scratch-path ../.build-device; \
	else \
		$(WITHOUT_BROWSER) swift build $(TESTS_ONLY) --traits MainActorUI --scratch-path ../.build-device; \
	fi

test-apps:
	@Scripts/require build
	cd Apps && swift test $(WORKERS) $(TESTABLE)

# The command `belvedere`, and its report about this repository: roles and layers, and cycles of folders. `Scripts/check-house` also
# shows that the rule about cycles can fail. Some tests open pages in Chromium. The package shares only swift-argument-parser with the
# other packages. It is slow in a debug build, so it has a cache.
test-tools: export BELVEDERE_CACHE = $(CURDIR)/.build-tools/belvedere-cache
test-tools:
	@Scripts/require browser
	cd Tools && swift build --build-tests $(TESTS_ONLY) --scratch-path ../.build-tools && $(TEST_TOOLS)
	Scripts/check-house .build-tools/debug/belvedere
	Scripts/draw-graph --check

# Edits a package at random while `belvedere dev` serves it: 1,000 edits, for an hour or more. `make test-tools` makes a few of them.
test-edits: export BELVEDERE_SOAK = 1
test-edits:
	@Scripts/require build
	cd Tools && swift build --build-tests $(TESTS_ONLY) --scratch-path ../.build-tools && $(TEST_TOOLS) --filter RandomEditsTests

# Compiles the benchmarks with the kit and the web server. `make bench` builds them as a release.
build-benchmarks:
	@Scripts/require build
	cd Benchmarks && swift build $(BUILD_TESTS)

test-browser:
	@Scripts/require browser
	cd Apps && for product in gallery gallery-bench; do swift build $(BUILD_GALLERY) --product $$product; done
	gallery=$$($(COPY_GALLERY) gallery-bench) && GALLERY="$$gallery" .venv/bin/python -m pytest -q \
		--numprocesses 2 --dist worksteal --durations 15 BrowserTests

# Runs each browser test many times, alone and four at a time, and prints a rate for each failing test. It takes hours, so it is
# part of `make soak`. One file or test: make test-flaky ROUNDS=20 TESTS='BrowserTests/test_pages.py -k pager'
ROUNDS ?= 20
TESTS ?= BrowserTests
test-flaky:
	@Scripts/require browser
	cd Apps && swift build $(BUILD_GALLERY) --product gallery-bench
	gallery=$$($(COPY_GALLERY) gallery-bench) && failed= && for workers in 1 4; do \
		PYTHONPATH=BrowserTests GALLERY="$$gallery" .venv/bin/python -m pytest -q -p rounds \
			--rounds $(ROUNDS) --numprocesses $$workers --dist worksteal $(TESTS) || failed=1; \
	done; test -z "$$failed"

# On Linux the tests are a program. Without `swift test`, they do not lock the build folder for other commands.
RUN_TESTS = $(if $(filter Linux,$(shell uname)),$(TEST_FOLDER)/$(TEST_CONFIGURATION)/AppsPackageTests.xctest --testing-library swift-testing,swift test $(TESTABLE) --skip-build)
# Here the acceptance tests run in a browser, after `test-apps` has run them headless, and the browser host runs the conformance
# suite.
test-stages:
	@Scripts/require browser
	cd Apps && swift build $(TESTABLE) --build-tests
	cd Apps && BELVEDERE_BROWSER_PYTHON="$(CURDIR)/.venv/bin/python" $(RUN_TESTS) --filter HostConformanceTests
	cd Apps && BELVEDERE_BROWSER_PYTHON="$(CURDIR)/.venv/bin/python" $(RUN_TESTS) --filter ContactsAcceptanceTests
	cd Apps && BELVEDERE_BROWSER_PYTHON="$(CURDIR)/.venv/bin/python" $(RUN_TESTS) --filter AppsAcceptanceTests

# The attack suite alone, with its figures. It is part of `make test` (short, debug) and of `make soak` (long, release).
test-attacks:
	@Scripts/require browser
	cd Apps && swift build $(BUILD_GALLERY) --product gallery-bench
	gallery=$$($(COPY_GALLERY) gallery-bench) && GALLERY="$$gallery" .venv/bin/python -m pytest -q -s \
		BrowserTests/test_attacks_*.py

# The long proofs take some hours, in two lists that share no folder. Tests and gallery are release builds: a debug build takes
# several times as long for a million frames. The run has ten minutes of random graphs under each sanitizer, every platform of Apple
# in every flavour, every kind of module with every option, a package of each form, and each step of the tutorial by itself. Install
# everything that the targets need first, because two installations at once fail.
LONG := GALLERY_CONFIGURATION=release TEST_CONFIGURATION=release \
	SKIPPED=--skip=BelvedereBindingTests.Fuzzing SANITIZED=BelvedereBindingTests.Fuzzing APPLE=--all GENERATED=--all TUTORIAL=--all
LONG_AS_SHIPPED = test-root test-apps test-stages test-thread test-address
LONG_WITH_THE_GALLERY = test-desktop test-browser test-flaky test-cluster test-change test-tutorial test-generated test-edits test-apple test-tls test-fresh

soak: export BELVEDERE_SOAK = 1
soak:
	@Scripts/require cluster
	@MAKE="$(MAKE) $(LONG)" Scripts/side-by-side "$(LONG_AS_SHIPPED)" "$(LONG_WITH_THE_GALLERY)"

# The gallery that shares a PostgreSQL database with others: .build/debug/gallery-cluster --database postgres://…
cluster:
	@Scripts/require database
	cd Cluster && swift build $(BUILD) --configuration $(CONFIGURATION) --product gallery-cluster

# The tests that need PostgreSQL, with their own server: connections, the order of changes, the contract of the contacts' store.
test-cluster-short:
	@Scripts/require database
	cd Cluster && ../Scripts/with-postgresql swift test $(WORKERS) $(BUILD_TESTS)

# Two galleries behind HAProxy and nginx, killed and restarted while people use them.
test-cluster: test-cluster-short
	@Scripts/require cluster
	cd Cluster && swift build $(BUILD_GALLERY) --product gallery-cluster-bench
	gallery=$$($(COPY_GALLERY) gallery-cluster-bench) && GALLERY="$$gallery" Scripts/with-postgresql \
		.venv/bin/python -m pytest -q BrowserTests/test_cluster_*.py

# The gallery in native windows of GTK 4, for example with ARGUMENTS='--open /contacts/mvvm' or ARGUMENTS=--serve.
desktop:
	@Scripts/require desktop
	@if [ -z "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ] && [ "$$(uname)" = Linux ]; then \
		echo 'There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set.' >&2; exit 1; fi
	cd Desktop && swift build $(BUILD) --configuration $(CONFIGURATION) --product gallery-desktop
	@exec .build/$(CONFIGURATION)/gallery-desktop --port $(PORT) $(ARGUMENTS)

# A person in front of native windows, on a display in memory. Cairo draws, because OpenGL without a graphics card is slow. The tests run
# one after the other, because all windows share one thread. A critical warning of GTK ends them. One test opens a browser beside a window.
# `make test` runs what the host does itself. The acceptance tests of all apps in native windows, the screens that open and close many
# times, and a package of `belvedere new --desktop` are part of `make soak`.
DESKTOP_SKIPPED =
test-desktop-short: DESKTOP_SKIPPED = --skip AcceptanceTests --skip LeakTests
test-desktop test-desktop-short:
	@Scripts/require desktop
	@Scripts/require browser
	cd Desktop && swift build $(BUILD_TESTS) --build-tests
	cd Desktop && BELVEDERE_STAGE=BelvedereDesktopTests.AcceptanceStage BELVEDERE_BROWSER_PYTHON="$(CURDIR)/.venv/bin/python" \
		GSK_RENDERER=cairo G_DEBUG=fatal-criticals xvfb-run -a -s '-screen 0 1280x1024x24 -noreset' \
		$(BELVEDERE_BUILD_FOLDER)/debug/DesktopPackageTests.xctest --testing-library swift-testing --no-parallel $(DESKTOP_SKIPPED)
	@$(MAKE) test-screen-reader PAGES=$(if $(filter test-desktop-short,$@),few,all)
	@[ '$@' = test-desktop-short ] || Scripts/check-generated --desktop
	@[ '$@' = test-desktop-short ] || (cd Benchmarks/Windows && swift build $(BUILD_TESTS))

# A person with a screen reader in front of the gallery in native windows, through AT-SPI on a bus and a display of their own. The Python is
# that of Debian, which has the bindings. On other systems GTK does not speak AT-SPI. `make test` compares only the first pages of the
# apps with their transcripts (PAGES=few).
PAGES = all
test-screen-reader:
	@Scripts/require desktop
	@[ "$$(uname)" = Linux ] || { echo 'GTK speaks AT-SPI on Linux only.'; exit 0; }; \
		cd Desktop && swift build $(BUILD_TESTS) --product gallery-desktop && \
		swift build $(BUILD_TESTS) --product gallery-pages && cd Tests/ScreenReader && \
		GALLERY=$(BELVEDERE_BUILD_FOLDER)/debug/gallery-desktop PAGES=$(PAGES) \
		GALLERY_PAGES=$(BELVEDERE_BUILD_FOLDER)/debug/gallery-pages GSK_RENDERER=cairo GTK_A11Y=atspi G_DEBUG=fatal-criticals \
		PYTHONDONTWRITEBYTECODE=1 timeout 600 xvfb-run -a -s '-screen 0 1280x1024x24 -noreset' dbus-run-session -- \
		/usr/bin/python3 -W ignore -m unittest test_screen_reader

# TLS in the host itself. BoringSSL is most of this build, so it is not part of `make test`.
test-tls:
	@Scripts/require build
	swift test --traits BrowserTLS --scratch-path .build-tls --filter TLSTests

# The README on a machine that has only Swift: `make run` in a new Debian, from a clean clone. FRESH=test runs all tests there too.
test-fresh:
	Scripts/try-fresh $(FRESH)

# The change that the comparison counts is possible, builds and passes. Always the short form: `test-apps` runs the long tests.
test-change:
	@Scripts/require browser
	env -u BELVEDERE_SOAK Scripts/compare-architectures --try-change

# Release builds, because a debug build says nothing about speed. On Linux the command `belvedere` and the
# window contain the Swift libraries.
bench bench-desktop: AS_SHIPPED = $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
bench:
	@Scripts/require browser
	cd Benchmarks && $(WITHOUT_BROWSER) swift build --configuration release
	cd Apps && swift build $(BUILD) --configuration release --product gallery-bench
	cd Tools && swift build --scratch-path ../.build-tools --configuration release $(AS_SHIPPED)
	Benchmarks/.build/release/belvedere-benchmarks
	.venv/bin/python Benchmarks/Browser/measure.py
	.venv/bin/python Benchmarks/Tools/measure.py
	cd Apps && $(WITHOUT_BROWSER) BELVEDERE_SOAK=1 swift test --configuration release -Xswiftc -enable-testing \
		--scratch-path .build-figures --filter FigureTests
	Benchmarks/.build/release/MeasureNearby
	for part in nearest shipped employees; do Benchmarks/.build/release/MeasurePlaces $$part; done
	@[ "$$(uname)" != Linux ] || $(MAKE) bench-desktop

# A native window beside the same window in plain C, on a display and a bus of their own. Where it is allowed, both programs go before all
# other work of the machine, because a program with several threads waits longer on a busy machine than one with a single thread.
GO_FIRST = $(shell chrt -r 1 true 2> /dev/null && echo chrt -r 1)
bench-desktop:
	@Scripts/require desktop
	cd Benchmarks/Windows && swift build --configuration release $(AS_SHIPPED) --scratch-path ../../.build-desktop-release
	$(GO_FIRST) xvfb-run -a -s '-screen 0 1280x1024x24 -noreset' dbus-run-session -- python3 Benchmarks/Windows/measure.py

# The manual: the documentation of all products and the tutorial, as one site. `gallery` serves it at /manual, and its pages link to
# the gallery's code pages. For another server set the address of the sources: make docs
# SOURCE_ADDRESS=https://example.org/belvedere/blob/main/
# The bindings for UIKit need their own build, which exists only on Linux.
docs: SOURCE_ADDRESS ?= gallery
docs:
	@Scripts/require browser
	swift build
	@if [ "$$(uname)" = Linux ]; then \
		BELVEDERE_UIKIT_STAND_IN=1 swift build --build-tests $(TESTS_ONLY) --traits MainActorUI --scratch-path .build-device; \
	fi
	BELVEDERE_BUILD_FOLDER= Scripts/make-documentation --source-address $(SOURCE_ADDRESS) \
		$(if $(filter Linux,$(shell uname)),--uikit .build-device/debug)
	Scripts/make-agent-text

# The command `belvedere` as an artifact bundle in .build-tools. A package can use it as a binary target, without a build of the command.
tool:
	@Scripts/require build
	Scripts/make-tool-bundle

clean:
	rm -rf .build* Apps/.build* Benchmarks/.build* Cluster/.build* Tools/.build* Tutorial/.build* .venv
