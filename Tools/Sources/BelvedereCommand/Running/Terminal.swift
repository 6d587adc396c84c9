import Architecture
import Foundation

/// What the person sees: reports on the standard output, remarks on the standard error.
///
/// A report that cannot be told, because a disk is full, ends the command. What has no reader any more ends it as well, by the system.
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

    /// Whoever cannot read this cannot be told that either.
    static func complain(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8)) }
}
