import Foundation

/// Writes to standard output without a buffer, for a program that reads it through a pipe.
enum Output {
    static func line(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }
}
