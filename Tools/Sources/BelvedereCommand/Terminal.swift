import Foundation

/// What the person sees: reports on the standard output, remarks on the standard error.
enum Terminal {
    static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
    static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
