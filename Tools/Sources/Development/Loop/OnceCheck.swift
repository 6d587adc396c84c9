import Foundation

/// Says once whether the newest sources are live, for scripts and agents.
///
/// If `belvedere dev` runs for the package, its page is the question: the check waits until that loop has built the sources. If none runs,
/// the check builds the program, starts it at a private port and ends it.
///
///     exit(try OnceCheck(settings).run())
public struct OnceCheck {
    private let settings: LoopSettings
    private let package: ServedPackage

    /// Reads the package.
    ///
    /// - Throws: `DevelopmentError` if the package has no server.
    public init(_ settings: LoopSettings) throws {
        self.settings = settings
        package = try ServedPackage(at: settings.folder, product: settings.product)
    }

    /// Checks, and tells the result in a sentence.
    ///
    /// - Returns: 0 if the sources are live, 1 if they do not compile, 3 if the program does not start, 4 if a test fails, 130 after
    ///   Ctrl-C.
    /// - Throws: `DevelopmentError` if SwiftPM cannot be started, or if the build folder cannot be written.
    public func run() throws -> Int32 {
        Interruption.note()
        let status = try check()
        guard status == 0, let filter = settings.testFilter else { return status }
        let run = TestRun(package: package, scratchFolder: settings.scratchFolder, filter: filter)
        guard let result = try run.run(isCancelled: isCancelled, onStep: settings.show) else { return 130 }
        settings.tell(result.sentence)
        return result.isPassed ? 0 : 4
    }

    private func check() throws -> Int32 {
        let record = LoopRecord(folder: settings.buildFolder)
        while !Interruption.hasCome {
            if let lock = try record.lock() { return try withExtendedLifetime(lock) { try build() } }
            // The sources can change while this check waits. Only their newest state counts.
            if let entry = record.entry, !entry.isBusy, entry.sources == SourceStamps(of: package.places).digest {
                settings.tell(entry.sentence)
                return entry.exitCode
            }
            usleep(20_000)
        }
        return 130
    }

    private func build() throws -> Int32 {
        let build = ProgramBuild(package: package, scratchFolder: settings.scratchFolder)
        let start = ContinuousClock.now
        let result = try build.run(isCancelled: isCancelled, onStep: settings.show)
        switch result {
        case nil: return 130
        case .failed(let failure): return tell(.failed(failure))
        case .built: return try launch(build, seconds: start.duration(to: .now) / .seconds(1))
        }
    }

    private func launch(_ build: ProgramBuild, seconds: Double) throws -> Int32 {
        // The output of the program would hide the result.
        let output = try OutputCapture()
        let program = try ServedProgram(
            build.program, arguments: settings.arguments, in: package.root, pagePort: settings.port, output: output.handle)
        defer { program.end() }
        switch program.waitUntilOpen(isCancelled: isCancelled) {
        case .open: return tell(.startedOnce(seconds: seconds))
        case .ended(let ending):
            settings.tell(output.text)
            return tell(.didNotStart(ending))
        case .cancelled: return 130
        }
    }

    private func tell(_ status: LoopStatus) -> Int32 {
        settings.tell(status.sentence(name: package.product, liveSince: nil))
        return status.exitCode
    }

    private func isCancelled() -> Bool {
        usleep(10_000)
        return Interruption.hasCome
    }
}
