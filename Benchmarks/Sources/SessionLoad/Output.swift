import Foundation

/// Standard output without a buffer, for whoever reads along through a pipe.
enum Output {
    static func line(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }
}
