import Foundation

/// Builds the program of a package after each edit and restarts it, while the address stays open.
///
///     try DevelopmentLoop(settings).run()      // until Ctrl-C
public final class DevelopmentLoop {
    private let settings: LoopSettings
    private let record: LoopRecord
    private let port: HeldPort
    /// The lock of the build folder. The system gives it back when this object ends.
    private let lock: FileHandle
    private var package: ServedPackage
    private var events: FileEvents
    private var program: ServedProgram?
    /// The sources of the newest build or attempt.
    private var sources: SourceStamps
    /// The sources of the newest run of the tests.
    private var testSources: SourceStamps
    /// Whether the newest build made the program that runs.
    private var isLive = false
    /// The sources of the running program.
    private var liveSources: SourceStamps?
    private var liveSince: String?
    private var liveStamp: [Int]?
    private var quickBuild: QuickBuild?
    /// The moments of all builds, also of those for tests.
    private var moments = BuildMoments()

    /// Reads the package and opens the port.
    ///
    /// - Throws: `DevelopmentError` if the package has no server, if the port is not free, or if another loop runs for the package.
    public init(_ settings: LoopSettings) throws {
        self.settings = settings
        package = try ServedPackage(at: settings.folder, product: settings.product)
        record = LoopRecord(folder: settings.buildFolder)
        guard let lock = try record.lock() else { throw DevelopmentError.secondLoop(port: record.entry?.port) }
        self.lock = lock
        port = try HeldPort(settings.port)
        events = FileEvents(at: Self.watched(package, settings))
        sources = SourceStamps(of: package.places)
        testSources = SourceStamps(of: package.testPlaces)
    }

    /// Runs until the person presses Ctrl-C. Then ends the program too.
    ///
    /// - Throws: `DevelopmentError` if the build folder cannot be written, or if SwiftPM cannot be started.
    public func run() throws {
        Interruption.note()
        defer {
            port.end()
            program?.end()
            quickBuild?.end()
        }
        settings.tell("Building \(package.product). The address is http://127.0.0.1:\(port.number)/. Press Ctrl-C to end.")
        try update()
        while !Interruption.hasCome {
            try runTests()
            try waitForEdit()
            // An edit of a test leaves the program as it is.
            if SourceStamps(of: package.places) != sources { try update() }
        }
    }

    private static func watched(_ package: ServedPackage, _ settings: LoopSettings) -> SourcePlaces {
        let tests = settings.testFilter == nil ? [] : package.testPlaces.folders
        return SourcePlaces(folders: package.places.folders + tests, manifests: package.places.manifests)
    }

    /// Runs the tests that the person has named, if the newest program runs. An edit ends the run.
    private func runTests() throws {
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

    /// Begins to prepare builds without a new plan, after a build of SwiftPM.
    private func prepareQuickBuild(withTests: Bool) {
        quickBuild?.end()
        let build = ProgramBuild(package: package, scratchFolder: settings.scratchFolder)
        quickBuild = QuickBuild(after: build, of: sources, and: withTests ? testSources : nil)
        moments.follow(isPreparing: quickBuild != nil)
    }

    /// Builds and starts until nothing has changed meanwhile.
    private func update() throws {
        repeat {
            finishPreparation()
            let before = sources
            sources = newest(package.places, since: sources)
            testSources = newest(package.testPlaces, since: testSources)
            let hasNewManifest = sources.changes(since: before).contains(where: \.isManifest)
            if hasNewManifest, let status = readPackage() {
                try tell(status)
                return
            }
        } while try !buildAndStart()
    }

    /// Builds once, and starts the program if it is new.
    ///
    /// - Returns: False if an edit has ended the attempt.
    private func buildAndStart() throws -> Bool {
        let build = ProgramBuild(package: package, scratchFolder: settings.scratchFolder)
        try note(.building)
        port.listeners.tellBuilding()
        let isAnswering = isServing
        if !isAnswering { port.state = .closed(LoopStatus.building.sentence(name: package.product, liveSince: nil)) }
        let start = ContinuousClock.now
        let result = try compile(build) { step in
            settings.show(step)
            if !isAnswering { port.state = .closed("Building \(package.product): \(step)") }
        }
        let duration = start.duration(to: .now) / .seconds(1)
        switch result {
        case nil: return Interruption.hasCome
        case .failed(let failure):
            try tell(.failed(failure))
            return true
        case .built:
            let isDone = try launch(build, seconds: duration)
            // Not before the program has started, because the preparation uses all processors for some seconds.
            // If there are tests, SwiftPM plans them first.
            if isDone, isServing, quickBuild == nil, settings.testFilter == nil { prepareQuickBuild(withTests: false) }
            return isDone
        }
    }

    /// Waits until quick builds are prepared, if the newest edits need no new plan. Otherwise ends the preparation.
    private func finishPreparation() {
        guard let quickBuild, quickBuild.isPreparing else { return }
        while quickBuild.isPreparing, !Interruption.hasCome {
            guard quickBuild.hasPlanned(SourceStamps(of: package.places)) else {
                quickBuild.end()
                self.quickBuild = nil
                break
            }
            usleep(20_000)
        }
        moments.noteBuild()
    }

    private func newest(_ places: SourcePlaces, since earlier: SourceStamps) -> SourceStamps {
        moments.follow(isPreparing: quickBuild?.isPreparing ?? false)
        return moments.newest(places, since: earlier, compiled: CompiledFiles(folder: settings.buildFolder + "/debug"))
    }

    /// Builds without a new plan if that is possible, and otherwise with SwiftPM.
    private func compile(_ build: ProgramBuild, onStep: (String) -> Void) throws -> BuildResult? {
        defer { moments.noteBuild() }
        if let quickBuild, quickBuild.fits(sources) {
            switch try quickBuild.run(sources, isCancelled: isOutdated) {
            case nil: return nil
            case .finished(let result): return result
            case .unclear: break
            }
        }
        quickBuild?.end()
        quickBuild = nil
        return try build.run(isCancelled: isOutdated, onStep: onStep)
    }

    /// Starts the built program instead of the running one.
    ///
    /// - Returns: False if an edit has ended the start.
    private func launch(_ build: ProgramBuild, seconds: Double) throws -> Bool {
        let changes = liveSources.map { sources.changes(since: $0) }
        let stamp = build.stamp
        // The program can have read a resource already, which is a file of its own.
        if let changes, isServing, stamp == liveStamp, !build.copiesAny(of: changes) {
            noteLive(stamp)
            try tell(.unchanged(seconds: seconds, changes: changes))
            return true
        }
        // From here on, requests wait. The old program ends first, because both could write to the same files.
        port.beginRestart()
        program?.end()
        let started = try ServedProgram(build.program, arguments: settings.arguments, in: package.root, pagePort: port.number)
        program = started
        switch started.waitUntilOpen(isCancelled: { isOutdated(milliseconds: 5) }) {
        case .cancelled:
            // It may never listen. Without it, a browser gets the step of the next build instead of waiting.
            started.end()
            program = nil
            return Interruption.hasCome
        case .ended(let ending):
            program = nil
            try tell(.didNotStart(ending))
        case .open:
            port.state = .open(started.port)
            noteLive(stamp)
            try tell(changes.map { .restarted(seconds: seconds, changes: $0) } ?? .started(seconds: seconds))
        }
        return true
    }

    /// Whether a program runs. It can have ended a moment ago, while a build ran.
    private var isServing: Bool { program.map { $0.ending == nil } ?? false }

    private func noteLive(_ stamp: [Int]?) {
        liveStamp = stamp
        liveSources = sources
        liveSince = settings.timeOfDay()
    }

    /// Waits until a source changes or the person ends the loop. Tells if the program ends meanwhile.
    private func waitForEdit() throws {
        // An edit that has ended a run of the tests has no event left.
        if isOutOfDate { return }
        while !isOutdated(milliseconds: 100), !Interruption.hasCome {
            guard let ending = program?.ending else { continue }
            program = nil
            try tell(.ended(ending))
        }
    }

    /// Reads the package again after an edit of a manifest.
    ///
    /// - Returns: The problem, or nil.
    private func readPackage() -> LoopStatus? {
        do {
            package = try ServedPackage(at: settings.folder, product: settings.product)
            events = FileEvents(at: Self.watched(package, settings))
            sources = newest(package.places, since: sources)
            return nil
        } catch {
            // The next edit of the manifest differs from this one.
            return .failed(BuildFailure(reason: (error as? DevelopmentError)?.description ?? error.localizedDescription))
        }
    }

    private func isOutdated() -> Bool { isOutdated(milliseconds: 20) }

    /// Waits for some milliseconds. Returns whether the sources have changed, or the person ends the loop.
    private func isOutdated(milliseconds: Int) -> Bool {
        if Interruption.hasCome { return true }
        moments.follow(isPreparing: quickBuild?.isPreparing ?? false)
        guard events.wait(milliseconds: milliseconds) else { return Interruption.hasCome }
        events.waitUntilQuiet()
        return isOutOfDate
    }

    /// Whether the sources have changed since the newest build or, if there are tests to run, since their newest run.
    private var isOutOfDate: Bool {
        if SourceStamps(of: package.places) != sources { return true }
        return settings.testFilter != nil && SourceStamps(of: package.testPlaces) != testSources
    }

    private func tell(_ status: LoopStatus) throws {
        let sentence = try note(status)
        settings.tell(sentence)
        isLive = status.isLive
        if !status.isLive, !isServing { port.state = .closed(sentence) }
        port.listeners.tell(status.report(name: package.product, liveSince: isServing ? liveSince : nil, root: package.root))
    }

    /// Writes a status for other processes, without telling the person.
    @discardableResult private func note(_ status: LoopStatus) throws -> String {
        let sentence = status.sentence(name: package.product, liveSince: isServing ? liveSince : nil)
        try record.write(
            LoopRecord.Entry(
                port: port.number, sources: sources.digest, isBusy: status == .building, exitCode: status.exitCode, sentence: sentence))
        return sentence
    }
}
