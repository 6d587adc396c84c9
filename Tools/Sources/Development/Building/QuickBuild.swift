import Foundation

/// Builds after edits of Swift files, String Catalogs and copied resources without planning the build anew.
///
/// It first runs once in the background, to learn which results are up to date. An edit waits for the end of this run.
final class QuickBuild {
    let manifest: QuickManifest
    private let resources: CopiedResources
    let build: ProgramBuild
    /// The sources of the plan.
    private let sources: SourceStamps
    /// The sources of the tests. Nil if SwiftPM has not built the tests.
    private let testSources: SourceStamps?
    private let preparation: StartedProgram
    private let command: [String]
    /// The path of the newest build of the tests.
    private var testProgram: String?
    private let capture: OutputCapture

    /// Begins to prepare after a build of SwiftPM. Nil if its commands have an unknown form.
    ///
    /// - Parameters:
    ///   - sources: The sources that SwiftPM has built.
    ///   - testSources: The sources of the tests that SwiftPM has built. Nil for a build of the program alone.
    init?(after build: ProgramBuild, of sources: SourceStamps, and testSources: SourceStamps?) {
        #if os(Linux)
        let folder = build.folder
        let triple = URL(fileURLWithPath: folder + "/debug").resolvingSymlinksInPath().deletingLastPathComponent().lastPathComponent
        // A relative path would be relative to another folder than the manifest.
        let own = URL(fileURLWithPath: folder).standardizedFileURL.path
        let path = folder + "/belvedere-dev.yaml"
        func write(_ text: String, to path: String) -> Bool {
            (try? Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
        }
        let testFolders = testSources == nil ? [] : build.package.testPlaces.folders
        guard let planned = FileManager.default.contents(atPath: folder + "/debug.yaml"),
            let manifest = QuickManifest(
                planned: String(decoding: planned, as: UTF8.self), product: build.package.product, triple: triple,
                root: build.package.root, folders: build.package.places.folders, testFolders: testFolders, objectFolder: own),
            manifest.objectLists.allSatisfy({ write($0.value, to: $0.key) }), write(manifest.text, to: path),
            let capture = try? OutputCapture()
        else { return nil }
        command = ["swift-build-tool", "-f", path, "--db", own + "/belvedere-dev.db"]
        // The plan has the tests too, but without a build of them their files are missing.
        let last = testSources.flatMap { _ in manifest.testTarget } ?? manifest.target
        let prepare =
            ["nice", "sh", "-c", #"first=$1 last=$2; shift 2; "$@" "$first" && "$@" "$last""#, "sh", manifest.target, last] + command
        guard let preparation = try? StartedProgram(prepare, in: build.package.root, output: capture.handle) else { return nil }
        self.manifest = manifest
        resources = CopiedResources(planned: String(decoding: planned, as: UTF8.self))
        self.build = build
        self.sources = sources
        self.testSources = testSources
        self.preparation = preparation
        self.capture = capture
        #else
        return nil
        #endif
    }

    /// Whether the plan still fits: since it was made, only the content of files has changed that cannot change the plan.
    func fits(_ newest: SourceStamps) -> Bool { preparation.ending == .status(0) && hasPlanned(newest) }

    /// Whether the plan still fits for the tests too. SwiftPM writes a list of the tests that use XCTest, so it builds those.
    func fits(_ newest: SourceStamps, tests: SourceStamps) -> Bool {
        fits(newest) && hasPlanned(newest, tests: tests)
            && tests.paths.allSatisfy { path in
                FileManager.default.contents(atPath: path).map { !String(decoding: $0, as: UTF8.self).contains("import XCTest") } ?? false
            }
    }

    /// Whether a plan for the tests was made from the same files, perhaps with another content.
    func hasPlanned(_ newest: SourceStamps, tests: SourceStamps) -> Bool {
        guard let testSources, manifest.testTarget != nil else { return false }
        return hasPlanned(newest) && hasPlanned(tests.changes(since: testSources))
    }

    /// Whether the plan was made from the same files, perhaps with another content.
    func hasPlanned(_ newest: SourceStamps) -> Bool { hasPlanned(newest.changes(since: sources)) }

    private func hasPlanned(_ changes: [SourceChange]) -> Bool {
        changes.allSatisfy { $0.kind == .edited && !$0.isManifest && (resources.contains($0.path) || isCompiled($0)) }
    }

    /// Whether a command makes Swift or machine code from a file. A plug-in can read any other file while it plans, as SwiftPM does to
    /// embed one in code.
    private func isCompiled(_ change: SourceChange) -> Bool {
        (change.name.hasSuffix(".swift") || change.name.hasSuffix(".xcstrings")) && manifest.reads(change.path)
    }

    /// Whether the run in the background has not ended.
    var isPreparing: Bool { preparation.isRunning }

    /// Ends the preparation, so that SwiftPM can build.
    func end() { if preparation.isRunning { preparation.interrupt() } }

    /// Copies the edited resources and builds the program.
    ///
    /// - Parameter newest: The sources, which ``fits(_:)``.
    /// - Returns: The result; nil if the build was cancelled. `.failed` only with an error in a source file: SwiftPM builds again after any
    ///   other fault.
    func run(_ newest: SourceStamps, isCancelled: () -> Bool) throws -> QuickResult<BuildResult>? {
        guard copyResources(newest.changes(since: sources)) else { return .unclear }
        return try run(manifest.target, isCancelled: isCancelled)
    }

    private func copyResources(_ changes: [SourceChange]) -> Bool {
        do {
            for change in changes where resources.contains(change.path) { try resources.copy(change.path) }
            return true
        } catch { return false }
    }

    private func run(_ target: String, isCancelled: () -> Bool) throws -> QuickResult<BuildResult>? {
        let run = try BuildRun.run(command + [target], in: build.package.root, isCancelled: isCancelled, onStep: { _ in })
        guard let run else { return nil }
        if run.ending == .status(0) { return .finished(.built) }
        let failure = BuildFailure(output: run.output)
        return failure.problems.isEmpty ? .unclear : .finished(.failed(failure))
    }

    /// Builds the tests, and runs those that match.
    ///
    /// - Parameters:
    ///   - filter: A pattern, as for `swift test --filter`.
    ///   - newest: The sources of the tests, which ``fits(_:tests:)``.
    /// - Returns: The result; nil if the run was cancelled.
    func test(_ filter: String, _ newest: SourceStamps, isCancelled: () -> Bool) throws -> QuickResult<TestResult>? {
        guard let testSources, let target = manifest.testTarget, let end = target.firstRange(of: "PackageTests-") else { return .unclear }
        let start = ContinuousClock.now
        guard copyResources(newest.changes(since: testSources)) else { return .unclear }
        switch try run(target, isCancelled: isCancelled) {
        case nil: return nil
        case .unclear: return .unclear
        case .finished(.failed(let failure)): return .finished(.doesNotCompile(failure))
        case .finished(.built): break
        }
        let program = build.folder + "/debug/\(target[..<end.lowerBound])PackageTests.xctest"
        testProgram = program
        let result = try Self.run(program, filter, since: start, in: build.package.root, isCancelled: isCancelled)
        return result.map { .finished($0) }
    }

    /// Runs the tests of the newest build that match, with other bodies of functions.
    ///
    /// - Parameters:
    ///   - libraries: The libraries with the bodies.
    ///   - start: The moment at which the edit was seen.
    /// - Returns: The result; nil if the tests have not been built, or if the run was cancelled.
    func test(
        _ filter: String, with libraries: [String], since start: ContinuousClock.Instant, isCancelled: () -> Bool
    ) throws -> TestResult? {
        guard let testProgram else { return nil }
        return try Self.run(testProgram, with: libraries, filter, since: start, in: build.package.root, isCancelled: isCancelled)
    }

    private static func run(
        _ program: String, with libraries: [String] = [], _ filter: String, since start: ContinuousClock.Instant, in folder: String,
        isCancelled: () -> Bool
    ) throws -> TestResult? {
        // The loader of the system opens these libraries before it starts the program. Only this program has the symbols that they need,
        // so the variable must not be set for `env`.
        let preload = libraries.isEmpty ? [] : ["env", "LD_PRELOAD=\(libraries.joined(separator: ":"))"]
        let command = preload + [program, "--testing-library", "swift-testing", "--filter", filter]
        let run = try BuildRun.run(command, in: folder, isCancelled: isCancelled, onStep: { _ in })
        let seconds = start.duration(to: .now) / .seconds(1)
        return run.map { TestResult($0.ending, output: $0.output, filter: filter, seconds: seconds) }
    }
}

/// The result of a build without a plan.
enum QuickResult<Result: Equatable>: Equatable {
    case finished(Result)
    /// The build has failed, perhaps because the plan does not fit.
    case unclear
}
