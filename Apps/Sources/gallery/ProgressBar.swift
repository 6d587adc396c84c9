internal import Foundation
internal import NearbyPlaces

/// Prints the progress of an import to the terminal, on one line that is overwritten each time.
struct ProgressBar {
    private let isTerminal = isatty(2) == 1
    private var lastLine = ""

    mutating func show(_ progress: ImportProgress) {
        guard isTerminal else { return }
        let width = 30
        let filled = Int(progress.fraction * Double(width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        var line = "\(bar) \(Int(progress.fraction * 100)) %  \(progress.places) places"
        line += "  \(Int(progress.rate / 1000)) kB/s"
        if let left = progress.timeLeft { line += "  \(Int(left / .seconds(1))) s left" }
        if line == lastLine { return }
        let padding = String(repeating: " ", count: max(0, lastLine.count - line.count))
        FileHandle.standardError.write(Data(("\r" + line + padding).utf8))
        lastLine = line
    }

    mutating func finish() {
        if isTerminal, !lastLine.isEmpty { FileHandle.standardError.write(Data("\n".utf8)) }
    }
}
