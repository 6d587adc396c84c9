import Foundation
import SwiftFacts

/// Builds the program of a package with SwiftPM.
struct ProgramBuild {
    let package: ServedPackage
    /// The folder of the build; nil for `.build` in the package.
    var scratchFolder: String?

    /// The path of the built program.
    var program: String { (scratchFolder ?? package.root + "/.build") + "/debug/" + package.product }

    /// Builds.
    ///
    /// - Parameters:
    ///   - isCancelled: Called many times per second; it may wait for some milliseconds. The build ends if it returns true.
    ///   - onStep: Called with each step of the build, such as `[433/634] Compiling Money.swift`.
    /// - Returns: The result; nil if the build was cancelled.
    /// - Throws: `DevelopmentError` if SwiftPM cannot be started.
    func run(isCancelled: () -> Bool, onStep: (String) -> Void) throws -> BuildResult? {
        let output = try OutputCapture()
        var command = ["swift", "build", "--package-path", package.root, "--product", package.product]
        if let scratchFolder { command += ["--scratch-path", scratchFolder] }
        let build = try StartedProgram(command, in: package.root, output: output.handle)
        var step = ""
        while build.isRunning {
            if isCancelled() {
                build.interrupt()
                return nil
            }
            if let newest = Self.lastStep(in: output.text), newest != step {
                step = newest
                onStep(newest)
            }
        }
        if build.ending == .status(0) { return .built }
        let text = output.text
        if let problem = CompileProblem.first(in: text) { return .failed(problem.description) }
        let last = text.split(whereSeparator: \.isNewline).last.map(String.init)
        return .failed(last ?? "the build \(build.ending?.words ?? "ended") and gives no reason")
    }

    /// The last line of the output that counts steps.
    static func lastStep(in output: String) -> String? {
        output.split(whereSeparator: \.isNewline).last { $0.hasPrefix("[") && $0.contains("] ") }.map(String.init)
    }

    /// The size and time of the program. SwiftPM leaves the file alone if an edit, for example of a comment, does not change the code.
    var stamp: [Int]? { FileStatus(path: program, followsLinks: true).map { [$0.size, $0.modificationTime] } }
}

/// The result of a build.
enum BuildResult: Equatable {
    case built
    /// - Parameter reason: The first error.
    case failed(String)
}
