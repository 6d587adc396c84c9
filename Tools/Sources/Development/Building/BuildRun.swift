import Foundation

/// A run of a build program, with its output.
struct BuildRun {
    let ending: ProgramEnding
    let output: String

    /// Runs a command until it ends or is cancelled.
    ///
    /// - Parameters:
    ///   - isCancelled: Called many times per second; it may wait for some milliseconds. The build ends if it returns true.
    ///   - onStep: Called with each step of the build, such as `[433/634] Compiling Money.swift`.
    /// - Returns: Nil if the build was cancelled.
    /// - Throws: `DevelopmentError` if the command cannot be started.
    static func run(_ command: [String], in folder: String, isCancelled: () -> Bool, onStep: (String) -> Void) throws -> BuildRun? {
        let capture = try OutputCapture()
        let build = try StartedProgram(command, in: folder, output: capture.handle)
        var step = ""
        while true {
            if let ending = build.ending { return BuildRun(ending: ending, output: capture.text) }
            if isCancelled() {
                build.interrupt()
                return nil
            }
            if let newest = lastStep(in: capture.text), newest != step {
                step = newest
                onStep(newest)
            }
        }
    }

    /// The last line of the output that counts steps.
    static func lastStep(in output: String) -> String? {
        output.split(whereSeparator: \.isNewline).last { $0.hasPrefix("[") && $0.contains("] ") }.map(String.init)
    }
}
