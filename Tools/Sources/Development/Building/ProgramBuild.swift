import Foundation
import SwiftFacts

/// Builds the program of a package with SwiftPM.
struct ProgramBuild {
    let package: ServedPackage
    /// The folder of the build; nil for `.build` in the package.
    var scratchFolder: String?

    /// The folder of the build.
    var folder: String { scratchFolder ?? package.root + "/.build" }
    /// The path of the built program.
    var program: String { folder + "/debug/" + package.product }

    /// Builds.
    ///
    /// - Parameters:
    ///   - isCancelled: Called many times per second; it may wait for some milliseconds. The build ends if it returns true.
    ///   - onStep: Called with each step of the build, such as `[433/634] Compiling Money.swift`.
    /// - Returns: The result; nil if the build was cancelled.
    /// - Throws: `DevelopmentError` if SwiftPM cannot be started.
    func run(isCancelled: () -> Bool, onStep: (String) -> Void) throws -> BuildResult? {
        var command = ["swift", "build", "--package-path", package.root, "--product", package.product]
        if let scratchFolder { command += ["--scratch-path", scratchFolder] }
        guard let run = try BuildRun.run(command, in: package.root, isCancelled: isCancelled, onStep: onStep) else { return nil }
        if run.ending == .status(0) { return .built }
        return .failed(BuildFailure(output: run.output, otherwise: "the build \(run.ending.words) and gives no reason"))
    }

    /// Whether the newest build has copied one of the changed files beside the program.
    ///
    /// - Complexity: O(n) in the length of SwiftPM's file with the commands, if a file without Swift code has changed.
    func copiesAny(of changes: [SourceChange]) -> Bool {
        let others = changes.filter { !$0.name.hasSuffix(".swift") }
        guard !others.isEmpty, let planned = FileManager.default.contents(atPath: folder + "/debug.yaml") else { return false }
        let resources = CopiedResources(planned: String(decoding: planned, as: UTF8.self))
        return others.contains { resources.contains($0.path) }
    }

    /// The size and time of the program. SwiftPM leaves the file alone if an edit, for example of a comment, does not change the code.
    var stamp: [Int]? { FileStatus(path: program, followsLinks: true).map { [$0.size, $0.modificationTime] } }
}

/// The result of a build.
enum BuildResult: Equatable {
    case built
    case failed(BuildFailure)
}
