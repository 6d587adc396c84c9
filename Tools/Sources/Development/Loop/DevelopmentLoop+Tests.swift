extension DevelopmentLoop {
    /// Runs the tests that the person has named, if the newest program runs. An edit ends the run.
    func runTests() throws {
        guard let filter = settings.testFilter, isLive, isServing else {
            testSources = newest(package.testPlaces, since: testSources)
            return
        }
        // Both build programs would write to the same files.
        while quickBuild?.isPreparing == true {
            if isOutdated(), Interruption.hasCome || SourceStamps(of: package.places) != sources { return }
        }
        testSources = newest(package.testPlaces, since: testSources)
        if isOutOfDate { return }
        if let result = try loadedResult(filter) { return tellNewest(result) }
        if isOutOfDate { return }
        bodies?.testSources = nil
        defer { moments.noteBuild() }
        guard let result = try quickResult(filter) ?? plannedResult(filter) else { return }
        tellNewest(result)
    }

    private func tellNewest(_ result: TestResult) {
        // An edit can come in the last moment of the run. Then the result is of an older state.
        if !isOutOfDate { settings.tell(result.sentence) }
    }

    /// Runs the tests of the newest build with the edited bodies. Nil if that is not possible, or if an edit has ended the run.
    private func loadedResult(_ filter: String) throws -> TestResult? {
        guard let quickBuild, var bodies, let earlier = bodies.testSources else { return nil }
        let start = ContinuousClock.now, changes = testSources.changes(since: earlier)
        // A shorter pause, because the compiler and the tests need a tenth of a second each.
        func isCancelled() -> Bool { isOutdated(milliseconds: 3) }
        if !changes.isEmpty {
            guard bodies.contains(changes) else { return nil }
            defer { self.bodies = bodies }
            let result = try bodies.compile(changes, among: [String](), using: bodyCompiler, in: package.root, isCancelled: isCancelled)
            guard let result else { return nil }
            if case .refused = result { return nil }
            bodies.testSources = testSources
        }
        return try quickBuild.test(filter, with: bodies.libraries, since: start, isCancelled: isCancelled)
    }

    /// Runs tests without a new plan. Nil if that is not possible, or if an edit has ended the run.
    private func quickResult(_ filter: String) throws -> TestResult? {
        guard let quickBuild, quickBuild.fits(sources, tests: testSources) else { return nil }
        guard case .finished(let result) = try quickBuild.test(filter, testSources, isCancelled: isOutdated) else { return nil }
        // A file that has changed since the build may have been read in its newer state.
        if result.isOfBuiltTests, bodies?.addTests(testSources.paths) == true, SourceStamps(of: package.testPlaces) == testSources {
            bodies?.testSources = testSources
        }
        return result
    }

    /// Runs tests with SwiftPM. Nil if an edit has ended the run.
    private func plannedResult(_ filter: String) throws -> TestResult? {
        if isOutOfDate || Interruption.hasCome { return nil }
        let run = TestRun(package: package, scratchFolder: settings.scratchFolder, filter: filter)
        guard let result = try run.run(isCancelled: isOutdated, onStep: settings.show) else { return nil }
        // Now SwiftPM has also planned the tests.
        if quickBuild?.hasPlanned(sources, tests: testSources) != true { prepareQuickBuild(withTests: true) }
        return result
    }
}
