internal import BelvedereCore
internal import Foundation

/// The language of the texts for one person, and the locale of the numbers in them.
struct TextVoice: Sendable, Hashable {
    /// The language of the texts, written as in the catalogue.
    let language: String
    /// The BCP 47 tag of the locale for numbers and dates in the texts.
    let locale: String
    /// Whether the texts run from right to left.
    private let isRightToLeft: Bool

    init(language: String, locale: String) {
        self.language = language
        self.locale = locale
        isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
    }

    /// Returns a number in the format of the locale.
    func written(_ number: Int) -> String {
        number.formatted(.number.locale(Locale(identifier: locale)))
    }

    /// Returns a text for use within another text.
    ///
    /// A text that runs in another direction than the text around it is enclosed in the Unicode marks U+2068 and U+2069. The marks keep the
    /// order of the surrounding words, and the order within the enclosed text. A text with signs of direction, such as U+202E, is enclosed
    /// too. A person can have such signs in their name, and they would reverse the rest of the sentence.
    func isolated(_ text: String) -> String {
        TextDirection.needsIsolation(text, isRightToLeft: isRightToLeft) ? text.isolated : text
    }

    /// Returns a whole text in the direction of its language, even if its first word runs in the other direction, such as "Swift" at the
    /// beginning of a Persian sentence. Programs that show a text use the direction of its first letter for the whole text. So this method
    /// puts an invisible right-to-left mark before the text.
    func directed(_ text: String) -> String {
        isRightToLeft ? TextDirection.directed(text) : text
    }
}
