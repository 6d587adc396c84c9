import Foundation

/// Another program, with everything that it starts.
///
/// Foundation gives the program a process group of its own, so Ctrl-C in the terminal reaches only this one, which then ends the others.
final class StartedProgram {
    private let process = Process()

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - command: The program and its arguments. A name without a slash is searched for in the `PATH`.
    ///   - environment: Additions to the environment.
    ///   - input: The standard input of the program; nil for none.
    ///   - output: The place for both outputs of the program; nil for the outputs of this program.
    /// - Throws: `DevelopmentError` if the program cannot be started.
    init(
        _ command: [String], in folder: String, environment: [String: String] = [:], input: FileHandle? = nil, output: FileHandle? = nil
    ) throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input ?? FileHandle.nullDevice
        if let output {
            process.standardOutput = output
            process.standardError = output
        }
        do { try process.run() } catch { throw DevelopmentError.missingProgram(command.first ?? "", error.localizedDescription) }
    }

    var isRunning: Bool { process.isRunning }

    /// The way in which the program has ended. Nil while it runs.
    var ending: ProgramEnding? {
        if process.isRunning { return nil }
        return process.terminationReason == .exit ? .status(process.terminationStatus) : .signal(process.terminationStatus)
    }

    func waitUntilEnd() { process.waitUntilExit() }

    /// Asks the program to stop, and ends it if it does not within two seconds.
    func interrupt() {
        send(SIGINT)
        for _ in 0..<400 where process.isRunning { usleep(5000) }
        end()
    }

    /// Ends the program at once, with everything that it has started.
    func end() {
        if !process.isRunning { return }
        send(SIGKILL)
        process.waitUntilExit()
    }

    private func send(_ signal: Int32) {
        let identifier = process.processIdentifier
        // A process identifier of 0 or 1 would reach this program or all programs.
        guard process.isRunning, identifier > 1 else { return }
        if kill(-identifier, signal) != 0 { kill(identifier, signal) }
    }
}

/// The way in which a program has ended.
enum ProgramEnding: Equatable {
    case status(Int32)
    case signal(Int32)

    /// A part of a sentence, after the name of the program.
    var words: String {
        switch self {
        case .status(let status): "ended with status \(status)"
        case .signal(let signal): "crashed with signal \(signal)"
        }
    }
}
