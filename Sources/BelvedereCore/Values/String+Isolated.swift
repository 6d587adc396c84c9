nonisolated extension String {
    /// The text enclosed in the invisible characters U+2068 and U+2069. They separate its writing direction from the surrounding text (UAX
    /// #9, the bidirectional algorithm of Unicode).
    ///
    /// Without them, a right-to-left name changes the order of the words around it, and a name with U+202E reverses the rest of a sentence.
    /// The texts of a String Catalog do this automatically for their arguments. Use this property where you put names into a text yourself.
    /// If the text itself contains such characters, they are completed to pairs, so that none of them ends the enclosure.
    ///
    /// ```swift
    /// let names = ["Ann", "\u{202E}bob"]
    /// let text = names.map(\.isolated).joined(separator: ", ")
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var isolated: String {
        var isolated = String.UnicodeScalarView(["\u{2068}"])
        var depth = 0
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: depth += 1
            case 0x2069 where depth == 0: continue
            case 0x2069: depth -= 1
            default: break
            }
            isolated.append(scalar)
        }
        isolated.append(contentsOf: repeatElement("\u{2069}", count: depth + 1))
        return String(isolated)
    }

    /// Whether the text contains invisible characters that change the order of the text after them (embeddings, overrides and isolates of
    /// Unicode).
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package var changesOrder: Bool {
        unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value) }
    }
}
