internal import BelvedereCore

/// Fixes the order of letters in right-to-left texts, and in texts that mix both directions, according to UAX #9 (the bidirectional
/// algorithm of Unicode).
enum TextDirection {
    /// Returns whether a text, inserted into another text, could change the order of the surrounding words.
    static func needsIsolation(_ text: String, isRightToLeft: Bool) -> Bool {
        if !isRightToLeft, text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
        let runsOtherwise = text.unicodeScalars.contains { $0.properties.isAlphabetic && Self.isRightToLeft($0) != isRightToLeft }
        return runsOtherwise || text.changesOrder || isRightToLeft && isNumberOfParts(text)
    }

    /// Returns a right-to-left text with the invisible mark U+200F before each paragraph that begins with a left-to-right word. A text
    /// without any right-to-left letter is returned unchanged.
    static func directed(_ text: String) -> String {
        guard beginsFromLeftToRight(text[...]) || text.utf8.contains(0x0A) else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { beginsFromLeftToRight($0) ? "\u{200F}" + $0 : String($0) }.joined(separator: "\n")
    }

    /// Returns whether the first letter of a paragraph is a left-to-right letter and a later letter is not. Parts enclosed in isolating
    /// marks are ignored.
    private static func beginsFromLeftToRight(_ text: Substring) -> Bool {
        var depth = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: depth += 1
            case 0x2069: depth = max(0, depth - 1)
            case 0x200E, 0x200F: return false
            case _ where depth == 0 && scalar.properties.isAlphabetic:
                return !isRightToLeft(scalar) && text.unicodeScalars.contains { $0.properties.isAlphabetic && isRightToLeft($0) }
            default: break
            }
        }
        return false
    }

    /// Returns whether a text is a number of several groups, such as a telephone number or a pair of coordinates: digits, and spaces or
    /// signs that separate them. In a right-to-left text, the last group would be shown first.
    ///
    /// A range of times or days does not count as such a number. It has a colon or a dash, and is read from right to left.
    private static func isNumberOfParts(_ text: String) -> Bool {
        var hasDigits = false, hasParts = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case _ where scalar.properties.numericType == .decimal: hasDigits = true
            // These signs separate digits within one group (such as thousands), so they do not begin a new group.
            case ".", ",", "٫", "٬": break
            case "+", "-", "(", ")", "/", "#", "*", ";", "،", "؛": hasParts = true
            case _ where scalar.properties.isWhitespace: hasParts = true
            default: return false
            }
        }
        return hasDigits && hasParts
    }

    /// Returns whether a letter belongs to a right-to-left script, by the blocks that Unicode reserves for these scripts.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
