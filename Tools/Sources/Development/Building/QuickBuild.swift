import Foundation

/// Builds after edits of Swift files without planning the build anew.
///
/// It first runs once in the background, to learn which results are up to date. An edit before the end of this run is built by SwiftPM.
final class QuickBuild {
    private let manifest: QuickManifest
    private let build: ProgramBuild
    /// The sources of the plan.
    private let sources: SourceStamps
    private let preparation: StartedProgram
    private let command: [String]
    private let capture: OutputCapture

    /// Begins to prepare after a build of SwiftPM. Nil if its commands have an unknown form.
    ///
    /// - Parameter sources: The sources that SwiftPM has built.
    init?(after build: ProgramBuild, of sources: SourceStamps) {
        #if os(Linux)
        let folder = build.folder
        let triple = URL(fileURLWithPath: folder + "/debug").resolvingSymlinksInPath().deletingLastPathComponent().lastPathComponent
        // A relative path would be relative to another folder than the manifest.
        let own = URL(fileURLWithPath: folder).standardizedFileURL.path
        let path = folder + "/belvedere-dev.yaml", objectList = own + "/belvedere-dev.objects"
        guard let planned = FileManager.default.contents(atPath: folder + "/debug.yaml"),
            let manifest = QuickManifest(
                planned: String(decoding: planned, as: UTF8.self), product: build.package.product, triple: triple,
                root: build.package.root, folders: build.package.places.folders, objectList: objectList),
            (try? Data(manifest.libraryObjects.utf8).write(to: URL(fileURLWithPath: objectList), options: .atomic)) != nil,
            (try? Data(manifest.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)) != nil,
            let capture = try? OutputCapture()
        else { return nil }
        command = ["swift-build-tool", "-f", path, "--db", own + "/belvedere-dev.db", manifest.target]
        guard let preparation = try? StartedProgram(["nice"] + command, in: build.package.root, output: capture.handle) else { return nil }
        self.manifest = manifest
        self.build = build
        self.sources = sources
        self.preparation = preparation
        self.capture = capture
        #else
        return nil
        #endif
    }

    /// Whether the plan still fits: since it was made, only the content of Swift files has changed that a command reads.
    func fits(_ newest: SourceStamps) -> Bool {
        preparation.ending == .status(0)
            && newest.changes(since: sources).allSatisfy {
                $0.kind == .edited && $0.name.hasSuffix(".swift") && !$0.isManifest && manifest.reads($0.path)
            }
    }

    /// Whether the run in the background has not ended.
    var isPreparing: Bool { preparation.isRunning }

    /// Ends the preparation, so that SwiftPM can build.
    func end() { if preparation.isRunning { preparation.interrupt() } }

    /// Builds.
    ///
    /// - Returns: The result; nil if the build was cancelled. `.failed` only with an error in a source file: SwiftPM builds again after any
    ///   other fault.
    func run(isCancelled: () -> Bool) throws -> QuickResult? {
        guard let run = try BuildRun.run(command, in: build.package.root, isCancelled: isCancelled, onStep: { _ in }) else { return nil }
        if run.ending == .status(0) { return .finished(.built) }
        let failure = BuildFailure(output: run.output)
        return failure.problems.isEmpty ? .unclear : .finished(.failed(failure))
    }
}

/// The result of a build without a plan.
enum QuickResult: Equatable {
    case finished(BuildResult)
    /// The build has failed, perhaps because the plan does not fit.
    case unclear
}
