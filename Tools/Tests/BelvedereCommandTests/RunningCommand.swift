import Foundation

/// The command `belvedere` while it runs, with everything that it has written.
final class RunningCommand {
    private let process = Process()
    private let file: String

    init(_ arguments: [String], in folder: String) throws {
        file = folder + ".log"
        _ = FileManager.default.createFile(atPath: file, contents: nil)
        process.executableURL = Tool.program
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = FileHandle(forWritingAtPath: file)
        process.standardError = process.standardOutput
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    var output: String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
    var isRunning: Bool { process.isRunning }

    /// The newest sentence.
    var lastLine: String { output.split(separator: "\n").last.map(String.init) ?? "" }

    /// Waits until the newest sentence fulfils a condition. Fails after two minutes, because a busy machine builds slowly.
    func waitForLine(_ condition: (String) -> Bool) throws { try wait { condition(lastLine) } }

    /// Waits until a condition holds. Fails after two minutes.
    func wait(until condition: () -> Bool) throws {
        let deadline = ContinuousClock.now.advanced(by: .seconds(120))
        while ContinuousClock.now < deadline, isRunning {
            if condition() { return }
            usleep(10_000)
        }
        throw Silence(output: output)
    }

    /// The port from the first line.
    func port() throws -> Int {
        try waitForLine { _ in output.contains("/. Press Ctrl-C to end.") }
        let text = output.split(separator: "http://127.0.0.1:").dropFirst().first?.prefix { $0.isNumber } ?? ""
        guard let port = Int(text) else { throw Silence(output: output) }
        return port
    }

    /// The output of a command that does not say what a test waits for.
    struct Silence: Error { var output: String }

    /// Presses Ctrl-C, and waits until the command has ended.
    ///
    /// - Returns: The exit status of the command.
    func pressControlC() -> Int32 {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Ends the command if a test has failed before it did.
    func remove() {
        if process.isRunning { _ = pressControlC() }
        try? FileManager.default.removeItem(atPath: file)
    }
}
