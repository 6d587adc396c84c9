import Foundation

/// The newest sentence in the terminal, and below it the step of a build. The next sentence or step replaces the step.
struct StatusLine {
    /// Whether a person reads the output. In a file, each step would be a line.
    private let isInteractive = isatty(STDOUT_FILENO) == 1

    func tell(_ sentence: String) { Terminal.writeLine(start + sentence) }

    func show(_ step: String) {
        // A longer line would wrap, and the next step would not replace all of it.
        if isInteractive { Terminal.write(start + step.prefix(78)) }
    }

    func complain(_ sentence: String) { Terminal.complain(start + sentence) }

    private var start: String { isInteractive ? "\r\u{1B}[K" : "" }
}
