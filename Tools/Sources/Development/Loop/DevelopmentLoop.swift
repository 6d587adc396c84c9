import Foundation

/// Shows each edit of a package in its program, while the address stays open: it loads the edit, or builds and restarts the program.
///
///     try DevelopmentLoop(settings).run()      // until Ctrl-C
public final class DevelopmentLoop {
    let settings: LoopSettings
    private let record: LoopRecord
    let port: HeldPort
    /// The lock of the build folder. The system gives it back when this object ends.
    private let lock: FileHandle
    var package: ServedPackage
    private var events: FileEvents
    var program: ServedProgram?
    /// The sources of the newest build or attempt.
    var sources: SourceStamps
    /// The sources of the newest run of the tests.
    var testSources: SourceStamps
    /// Whether the newest build made the program that runs.
    var isLive = false
    /// The sources of the running program.
    var liveSources: SourceStamps?
    private var liveSince: String?
    var liveStamp: [Int]?
    /// The String Catalogs in the running program.
    var texts: LoadedTexts?
    /// The bodies of functions in the running program. Nil if SwiftPM has built it, because then it cannot take others.
    var bodies: LoadedBodies?
    let bodyCompiler = BodyCompiler()
    /// The reason why the newest edit could not be loaded.
    var restartReason: RestartReason?
    var quickBuild: QuickBuild?
    /// The moments of all builds, also of those for tests.
    var moments = BuildMoments()

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

    /// Begins to prepare builds without a new plan, after a build of SwiftPM.
    func prepareQuickBuild(withTests: Bool) {
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
        } while try !loadOrBuild()
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

    func newest(_ places: SourcePlaces, since earlier: SourceStamps) -> SourceStamps {
        moments.follow(isPreparing: quickBuild?.isPreparing ?? false)
        return moments.newest(places, since: earlier, compiled: CompiledFiles(folder: settings.buildFolder + "/debug"))
    }

    /// Whether a program runs. It can have ended a moment ago, while a build ran.
    var isServing: Bool { program.map { $0.ending == nil } ?? false }

    func noteLive(_ stamp: [Int]?) {
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

    func isOutdated() -> Bool { isOutdated(milliseconds: 20) }

    /// Waits for some milliseconds. Returns whether the sources have changed, or the person ends the loop.
    func isOutdated(milliseconds: Int) -> Bool {
        if Interruption.hasCome { return true }
        moments.follow(isPreparing: quickBuild?.isPreparing ?? false)
        guard events.wait(milliseconds: milliseconds) else { return Interruption.hasCome }
        events.waitUntilQuiet()
        return isOutOfDate
    }

    /// Whether the sources have changed since the newest build or, if there are tests to run, since their newest run.
    var isOutOfDate: Bool {
        if SourceStamps(of: package.places) != sources { return true }
        return settings.testFilter != nil && SourceStamps(of: package.testPlaces) != testSources
    }

    func tell(_ status: LoopStatus) throws {
        let sentence = try note(status)
        settings.tell(sentence)
        isLive = status.isLive
        if !status.isLive, !isServing { port.state = .closed(sentence) }
        port.listeners.tell(status.report(name: package.product, liveSince: isServing ? liveSince : nil, root: package.root))
    }

    /// Writes a status for other processes, without telling the person.
    @discardableResult func note(_ status: LoopStatus) throws -> String {
        let sentence = status.sentence(name: package.product, liveSince: isServing ? liveSince : nil)
        try record.write(
            LoopRecord.Entry(
                port: port.number, sources: sources.digest, isBusy: status == .building, exitCode: status.exitCode, sentence: sentence))
        return sentence
    }
}
