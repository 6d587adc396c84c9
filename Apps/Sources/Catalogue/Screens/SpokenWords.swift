internal import Belvedere

/// The words that a screen reader says for an example, as a person hears them.
final class SpokenWords: Stack {
    private let words: Label

    /// The words, with a line for each view.
    var text: String {
        get { words.text }
        set { words.text = newValue }
    }

    /// - Parameters:
    ///   - text: the words, in English like the example.
    ///   - example: the name of the example.
    init(_ text: String, of example: String) {
        words = Label(text)
        words.accessibilityLanguage = "en"
        let title = CatalogueTexts.whatScreenReaderSays(example)
        super.init(.vertical, style: .group, spacing: .small, [Label(title, style: .detail), words])
        accessibilityName = title
    }
}
