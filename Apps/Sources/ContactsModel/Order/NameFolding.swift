import Foundation

/// Folds names for the search: removes case and accents, and replaces letters of which the keyboard decides the variant.
///
/// Vowel signs are kept, because they are letters to readers of Devanagari. The Arabic and Persian variants of the letters kaf and yeh
/// become one letter, because a person types the variant of their keyboard.
public enum NameFolding {
    /// The version of the folding. Increase it with every change to this file by which a name is folded differently. Stores then fold their
    /// names again.
    public static let version = 2

    /// Returns the folded words of a text, each once, in the order of the text: "ann", "marie" and "aberg" for "Ann-Marie Åberg".
    public static func words(of text: String) -> [String] {
        var seen: Set<String> = []
        return letters(of: text).unicodeScalars.split(separator: " ").map { String(Substring($0)) }.filter { seen.insert($0).inserted }
    }

    /// Returns the folded text. Every character that is not a letter, a digit or a vowel sign becomes a space.
    static func letters(of text: String) -> String {
        var folded = String.UnicodeScalarView()
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            for scalar in text.unicodeScalars { fold(ascii: scalar, into: &folded) }
            return String(folded)
        }
        for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
            if scalar.isASCII {
                fold(ascii: scalar, into: &folded)
            } else if isAccent(scalar) || isInvisible(scalar) {
                continue
            } else if let plain = plainForms[scalar] {
                folded.append(contentsOf: plain.unicodeScalars)
            } else if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
                // Turn the digits of every script into ASCII digits. So a search finds a number with the digits of any keyboard.
                folded.append(contentsOf: String(Int(digit)).unicodeScalars)
            } else if isWordPart(scalar) {
                folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars.filter { !isAccent($0) })
            } else {
                folded.append(" ")
            }
        }
        return String(folded)
    }

    private static func fold(ascii scalar: Unicode.Scalar, into folded: inout String.UnicodeScalarView) {
        switch scalar {
        case "a"..."z", "0"..."9": folded.append(scalar)
        case "A"..."Z": folded.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
        default: folded.append(" ")
        }
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isAlphabetic { return true }
        switch scalar.properties.generalCategory {
        case .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }

    /// Returns whether the search ignores a mark above or below a letter: combining accents, Hebrew points, Arabic vowel marks, and the
    /// nukta (the dot of Devanagari).
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7, 0x610...0x61A, 0x64B...0x65F,
            0x670, 0x6D6...0x6DC, 0x6DF...0x6E8, 0x6EA...0x6ED, 0x93C, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF,
            0x20D0...0x20FF, 0xFE20...0xFE2F:
            true
        default:
            false
        }
    }

    /// Returns whether a character is a joiner, a direction mark or the Arabic stretching stroke (tatweel). Names contain them, but people
    /// do not type them into a search.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x640 || scalar.properties.generalCategory == .format
    }

    private static let plainForms: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l",
        "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ħ": "h", "Ħ": "h", "ı": "i", "ŧ": "t", "Ŧ": "t",
        "ς": "σ", "ك": "ک", "ي": "ی", "ى": "ی", "ة": "ه",
    ]
}
