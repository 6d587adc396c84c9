nonisolated extension AttributedText {
    /// Reads a text in a small part of Markdown: `**bold**`, `*italic*`, code between grave accents and `[text](address)`.
    ///
    /// ```swift
    /// let text = AttributedText(markdown: "Press **Save**, or read [the manual](https://example.org/manual).")
    /// ```
    ///
    /// A mark that is not closed, such as a single `**`, is normal text, and so is a mark after a `\`. Other Markdown is not supported, so
    /// a text cannot contain headings, pictures or HTML.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init(markdown source: String) {
        self.init()
        var rest = source[...]
        var plain = ""
        // The opening marks, such as `**`, that have no closing mark in the rest of the text. The closing mark of such a kind is not
        // searched again, so that a long text with many opening marks is still read quickly.
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

    /// Reads a marked part, such as `**bold**`, at the beginning of `rest`, and removes it from `rest`. Returns `nil` if no marked part
    /// begins there.
    private static func part(at rest: inout Substring, _ endless: inout Set<String>) -> AttributedText? {
        if let content = enclosed("`", in: &rest, &endless) {
            var text = AttributedText()
            text.append(String(content), .code)
            return text
        }
        for (mark, trait) in [("**", Traits.bold), ("*", Traits.italic)] {
            if let content = enclosed(mark, in: &rest, &endless) { return AttributedText(markdown: String(content)).adding(trait) }
        }
        return link(at: &rest, &endless)
    }

    /// Reads a part between two equal marks at the beginning of `rest`, and returns the content between the marks. Returns `nil` if the
    /// content is empty or begins or ends with a blank.
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
        // If more asterisks are in a row than the mark has, the last ones close this part. The asterisks before them close a part within
        // it, as in `**bold and *italic***`.
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
