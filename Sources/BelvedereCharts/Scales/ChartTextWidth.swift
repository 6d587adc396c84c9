/// Estimates the width of texts. Only the host knows the real width, so the estimate is rather too large.
nonisolated enum ChartTextWidth {
    /// Returns the width of a text, in the unit of its size.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func of(_ text: String, size: Double) -> Double { text.unicodeScalars.reduce(0) { $0 + width(of: $1) } * size }

    /// Returns a text that is not wider than a limit. It ends with an ellipsis if it is shorter than the original.
    static func shortened(_ text: String, to limit: Double, size: Double) -> String {
        if of(text, size: size) <= limit { return text }
        var kept = ""
        for character in text {
            if of(kept + String(character) + "…", size: size) > limit { break }
            kept.append(character)
        }
        return kept + "…"
    }

    private static func width(of scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0x200B...0x200F, 0x2066...0x2069, 0x300...0x36F: 0
        case 0x20, 0xA0, 0x2C, 0x2E, 0x202F, 0x69, 0x6A, 0x6C: 0.33
        case 0x25, 0x4D, 0x57, 0x6D, 0x77: 0.96
        case 0x30...0x39: 0.64
        case 0x41...0x5A: 0.73
        case 0x1100...0x115F, 0x2E80...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F000...0x3FFFF: 1.05
        default: 0.61
        }
    }
}
