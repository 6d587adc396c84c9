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
        defer { moments.noteBuild() }
        guard let result = try quickResult(filter) ?? plannedResult(filter) else { return }
        // An edit can come in the last moment of the run. Then the result is of an older state.
        if !isOutOfDate { settings.tell(result.sentence) }
    }

    /// Runs tests without a new plan. Nil if that is not possible, or if an edit has ended the run.
    private func quickResult(_ filter: String) throws -> TestResult? {
        guard let quickBuild, quickBuild.fits(sources, tests: testSources) else { return nil }
        guard case .finished(let result) = try quickBuild.test(filter, testSources, isCancelled: isOutdated) else { return nil }
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
