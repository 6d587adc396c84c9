import Architecture
import Foundation

/// Writes reports to the standard output and messages to the standard error.
///
/// The command ends if a report cannot be written, for example because a disk is full. If the output is a pipe whose reader has ended, the
/// system ends the command.
enum Terminal {
    static func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            complain("The output cannot be written, because \(OutputFile.reason(error)).")
            exit(Architecture.ExitCode.unreadable.rawValue)
        }
    }

    static func writeLine(_ text: String) { write(text + "\n") }

    /// Writes a message to the standard error. If that fails, no other message would reach the person, so errors are ignored.
    static func complain(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8)) }
}
