extension String {
    /// The text in one line: each character that a program obeys instead of showing it has the form `\u{A}`.
    ///
    /// Names of files, types and rules come from other people. A line end in a name would begin a new line, which a program reads as a
    /// finding or as a command. A character of control could change the terminal, and a mark of direction could turn a line around.
    ///
    ///     "Log\nin.swift".inOneLine        // Log\u{A}in.swift
    ///
    /// - Complexity: O(n) in the length of the text.
    package var inOneLine: String {
        guard unicodeScalars.contains(where: Self.isObeyed) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if Self.isObeyed(scalar) {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether a character is a line end or invisible. XML does not allow some of these characters.
    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default: return properties.isBidiControl || properties.isNoncharacterCodePoint
        }
    }
}

extension String {
    /// The text with some characters of Unicode replaced.
    ///
    /// A search for a `Character` misses `<` before an accent, and the line feed in a carriage return with a line feed. Each of these pairs
    /// is one `Character`, but programs read the parts.
    ///
    ///     "a\r\nb".replacingScalars(["\n": "%0A"])        // a\r%0Ab
    ///
    /// - Complexity: O(n) in the length of the text.
    package func replacingScalars(_ replacements: [Unicode.Scalar: String]) -> String {
        guard unicodeScalars.contains(where: { replacements[$0] != nil }) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if let text = replacements[scalar] { result += text } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
