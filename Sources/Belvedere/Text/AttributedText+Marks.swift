nonisolated extension AttributedText {
    /// Reads a text with marks: `**bold**`, `*italic*`, code between grave accents and `[text](address)`.
    ///
    /// ```swift
    /// let text = AttributedText(marked: "Press **Save**, or read [the manual](https://example.org/manual).")
    /// ```
    ///
    /// A mark that does not end is a character like any other, and so is one behind a `\`. There is nothing else of Markdown, so a text
    /// cannot bring headings, pictures or HTML.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init(marked source: String) {
        self.init()
        var rest = source[...]
        var plain = ""
        // A mark without an end here has none further on, so each kind is searched in vain once at most.
        var endless: Set<String> = []
        while let character = rest.first {
            if character == "\\", let escaped = rest.dropFirst().first, "\\*`[".contains(escaped) {
                plain.append(escaped)
                rest = rest.dropFirst(2)
            } else if let part = Self.part(at: &rest, &endless) {
                append(plain)
                plain = ""
                append(part)
            } else {
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        append(plain)
    }

    /// The part that begins here with a mark, taken from the text; `nil` if none does.
    private static func part(at rest: inout Substring, _ endless: inout Set<String>) -> AttributedText? {
        if let content = enclosed("`", in: &rest, &endless) {
            var text = AttributedText()
            text.append(String(content), .code)
            return text
        }
        for (mark, trait) in [("**", Traits.bold), ("*", Traits.italic)] {
            if let content = enclosed(mark, in: &rest, &endless) { return AttributedText(marked: String(content)).adding(trait) }
        }
        return link(at: &rest, &endless)
    }

    /// What stands between two marks, which must not be empty nor begin or end with a blank.
    private static func enclosed(_ mark: String, in rest: inout Substring, _ endless: inout Set<String>) -> Substring? {
        guard rest.hasPrefix(mark), !endless.contains(mark) else { return nil }
        let content = rest.dropFirst(mark.count)
        guard let first = content.first, !first.isWhitespace else { return nil }
        guard let found = content.firstRange(of: mark) else {
            endless.insert(mark)
            return nil
        }
        guard found.lowerBound > content.startIndex,
            !content[content.index(before: found.lowerBound)].isWhitespace
        else { return nil }
        // Of more marks than one the last ends this part, and those before belong to a part within it.
        var end = found.upperBound
        while mark != "`", end < content.endIndex, content[end] == "*" { end = content.index(after: end) }
        rest = content[end...]
        return content[..<content.index(end, offsetBy: -mark.count)]
    }

    private static func link(at rest: inout Substring, _ endless: inout Set<String>) -> AttributedText? {
        guard rest.first == "[", !endless.contains("[") else { return nil }
        guard let middle = rest.firstRange(of: "]("), let end = rest[middle.upperBound...].firstIndex(of: ")") else {
            endless.insert("[")
            return nil
        }
        let title = rest[rest.index(after: rest.startIndex)..<middle.lowerBound], address = rest[middle.upperBound..<end]
        if title.isEmpty || title.contains("[") || address.isEmpty { return nil }
        rest = rest[rest.index(after: end)...]
        var text = AttributedText()
        text.append(String(title), link: String(address))
        return text
    }

    private func adding(_ trait: Traits) -> AttributedText {
        var text = AttributedText()
        for run in runs { text.append(run.text, run.traits.union(trait), link: run.link) }
        return text
    }
}
