import Architecture

/// Escapes texts for XML and HTML.
enum MarkupEscape {
    /// The text in one line, because XML does not allow all control characters.
    static func escaped(_ text: String) -> String {
        text.inOneLine.replacingScalars(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
    }
}
