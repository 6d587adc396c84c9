/// The texts of a public catalogue in further languages.
///
/// The build plug-in `TextCatalogues` writes a protocol with all texts for each public catalogue: `ChartTextsTranslation` for `ChartTexts`.
/// The protocol inherits from this one. An app adds a language to texts of another package with a catalogue that conforms to it:
///
/// ```swift
/// extension GermanChartTexts: ChartTextsTranslation {}
/// ```
///
/// At its start, the program adds the language:
///
/// ```swift
/// ChartTexts.addLanguages(of: GermanChartTexts.self)
/// ```
///
/// The compiler names each text that the catalogue lacks, and each text with other placeholders.
public protocol TextTranslation: SendableMetatype {
    /// The languages of the texts, as BCP 47 tags.
    static var languages: [String] { get }
    /// The language that the texts are in now, as a BCP 47 tag.
    static var language: String { get }
    /// The locale whose numbers and dates fit the texts, as a BCP 47 tag.
    static var locale: String { get }
}
