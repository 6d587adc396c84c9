import Foundation

/// Builds after edits of Swift files without planning the build anew.
///
/// It first runs once in the background, to learn which results are up to date. An edit before the end of this run is built by SwiftPM.
final class QuickBuild {
    private let manifest: QuickManifest
    private let build: ProgramBuild
    /// The sources of the plan, and those of the tests.
    private let sources: SourceStamps, testSources: SourceStamps
    private let preparation: StartedProgram
    private let command: [String]
    private let capture: OutputCapture

    /// Begins to prepare after a build of SwiftPM. Nil if its commands have an unknown form.
    ///
    /// - Parameters:
    ///   - sources: The sources that SwiftPM has built.
    ///   - testSources: The sources of the tests. They matter only if SwiftPM has built the tests too.
    init?(after build: ProgramBuild, of sources: SourceStamps, and testSources: SourceStamps) {
        #if os(Linux)
        let folder = build.folder
        let triple = URL(fileURLWithPath: folder + "/debug").resolvingSymlinksInPath().deletingLastPathComponent().lastPathComponent
        // A relative path would be relative to another folder than the manifest.
        let own = URL(fileURLWithPath: folder).standardizedFileURL.path
        let path = folder + "/belvedere-dev.yaml"
        func write(_ text: String, to path: String) -> Bool {
            (try? Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
        }
        guard let planned = FileManager.default.contents(atPath: folder + "/debug.yaml"),
            let manifest = QuickManifest(
                planned: String(decoding: planned, as: UTF8.self), product: build.package.product, triple: triple,
                root: build.package.root, folders: build.package.places.folders + build.package.testPlaces.folders, objectFolder: own),
            manifest.objectLists.allSatisfy({ write($0.value, to: $0.key) }), write(manifest.text, to: path),
            let capture = try? OutputCapture()
        else { return nil }
        command = ["swift-build-tool", "-f", path, "--db", own + "/belvedere-dev.db"]
        let last = manifest.testTarget ?? manifest.target
        let prepare = ["nice", "sh", "-c", "\"$@\" '\(manifest.target)' && \"$@\" '\(last)'", "sh"] + command
        guard let preparation = try? StartedProgram(prepare, in: build.package.root, output: capture.handle) else { return nil }
        self.manifest = manifest
        self.build = build
        self.sources = sources
        self.testSources = testSources
        self.preparation = preparation
        self.capture = capture
        #else
        return nil
        #endif
    }

    /// Whether the plan still fits: since it was made, only the content of Swift files has changed that a command reads.
    func fits(_ newest: SourceStamps) -> Bool { preparation.ending == .status(0) && hasPlanned(newest.changes(since: sources)) }

    /// Whether the plan still fits for the tests too. SwiftPM writes a list of the tests that use XCTest, so it builds those.
    func fits(_ newest: SourceStamps, tests: SourceStamps) -> Bool {
        fits(newest) && hasPlanned(newest, tests: tests)
            && tests.paths.allSatisfy { path in
                FileManager.default.contents(atPath: path).map { !String(decoding: $0, as: UTF8.self).contains("import XCTest") } ?? false
            }
    }

    /// Whether a plan for the tests was made from the same files, perhaps with another content.
    func hasPlanned(_ newest: SourceStamps, tests: SourceStamps) -> Bool {
        manifest.testTarget != nil && hasPlanned(newest.changes(since: sources)) && hasPlanned(tests.changes(since: testSources))
    }

    private func hasPlanned(_ changes: [SourceChange]) -> Bool {
        changes.allSatisfy { $0.kind == .edited && $0.name.hasSuffix(".swift") && !$0.isManifest && manifest.reads($0.path) }
    }

    /// Whether the run in the background has not ended.
    var isPreparing: Bool { preparation.isRunning }

    /// Ends the preparation, so that SwiftPM can build.
    func end() { if preparation.isRunning { preparation.interrupt() } }

    /// Builds the program.
    ///
    /// - Returns: The result; nil if the build was cancelled. `.failed` only with an error in a source file: SwiftPM builds again after any
    ///   other fault.
    func run(isCancelled: () -> Bool) throws -> QuickResult<BuildResult>? { try run(manifest.target, isCancelled: isCancelled) }

    private func run(_ target: String, isCancelled: () -> Bool) throws -> QuickResult<BuildResult>? {
        let run = try BuildRun.run(command + [target], in: build.package.root, isCancelled: isCancelled, onStep: { _ in })
        guard let run else { return nil }
        if run.ending == .status(0) { return .finished(.built) }
        let failure = BuildFailure(output: run.output)
        return failure.problems.isEmpty ? .unclear : .finished(.failed(failure))
    }

    /// Builds the tests, and runs those that match.
    ///
    /// - Parameter filter: A pattern, as for `swift test --filter`.
    /// - Returns: The result; nil if the run was cancelled.
    func test(_ filter: String, isCancelled: () -> Bool) throws -> QuickResult<TestResult>? {
        guard let target = manifest.testTarget, let end = target.firstRange(of: "PackageTests-") else { return .unclear }
        let start = ContinuousClock.now
        switch try run(target, isCancelled: isCancelled) {
        case nil: return nil
        case .unclear: return .unclear
        case .finished(.failed(let failure)): return .finished(.doesNotCompile(failure))
        case .finished(.built): break
        }
        let program = build.folder + "/debug/\(target[..<end.lowerBound])PackageTests.xctest"
        let command = [program, "--testing-library", "swift-testing", "--filter", filter]
        let run = try BuildRun.run(command, in: build.package.root, isCancelled: isCancelled, onStep: { _ in })
        let seconds = start.duration(to: .now) / .seconds(1)
        return run.map { .finished(TestResult($0.ending, output: $0.output, filter: filter, seconds: seconds)) }
    }
}

/// The result of a build without a plan.
enum QuickResult<Result: Equatable>: Equatable {
    case finished(Result)
    /// The build has failed, perhaps because the plan does not fit.
    case unclear
}
