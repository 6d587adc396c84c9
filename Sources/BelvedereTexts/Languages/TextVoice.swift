internal import Foundation

/// The language that texts are told in to one person, and how numbers are written in it.
struct TextVoice: Sendable, Hashable {
    /// The language of the texts, as the catalogue names it.
    let language: String
    /// The BCP 47 tag of the locale whose numbers and dates stand in the texts.
    let locale: String
    /// Whether the texts run from right to left.
    private let isRightToLeft: Bool

    init(language: String, locale: String) {
        self.language = language
        self.locale = locale
        isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
    }

    /// A number as the locale writes it.
    func written(_ number: Int) -> String {
        number.formatted(.number.locale(Locale(identifier: locale)))
    }

    /// A text that is put into another text. In a right-to-left text, a value that runs from left to right is put between the
    /// marks U+2068 and U+2069 of Unicode. They keep the order of the words around it, and of its own parts.
    func isolated(_ text: String) -> String {
        isRightToLeft && Self.runsFromLeftToRight(text) ? "\u{2068}\(text)\u{2069}" : text
    }

    /// Whether a text has letters that run from left to right, or is a number of several parts.
    private static func runsFromLeftToRight(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.properties.isAlphabetic && !isRightToLeft($0) } || isNumberOfParts(text)
    }

    /// Whether a text is a telephone number, a pair of coordinates or the like: digits, and spaces or signs that stand apart from
    /// them. In the order of a right-to-left text the last part would come first.
    ///
    /// A span of times or days is no such number. It has a colon or a dash, and is read from right to left.
    private static func isNumberOfParts(_ text: String) -> Bool {
        var hasDigits = false, hasParts = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case _ where scalar.properties.numericType == .decimal: hasDigits = true
            // Within a number these keep its digits together.
            case ".", ",", "٫", "٬": break
            case "+", "-", "(", ")", "/", "#", "*", ";", "،", "؛": hasParts = true
            case _ where scalar.properties.isWhitespace: hasParts = true
            default: return false
            }
        }
        return hasDigits && hasParts
    }

    /// Whether a letter is of one of the scripts that run from right to left, by the blocks that Unicode keeps for them.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
