// Declarations that the examples of BelvedereTexts use: the code that the plug-in makes from a catalogue.

import BelvedereTexts

enum HelloTexts {
    static var sayHello: String { "" }
}

protocol ChartTextsTranslation: TextTranslation {}

enum ChartTexts {
    static func addLanguages(of translation: any ChartTextsTranslation.Type) {}
}

enum GermanChartTexts {
    static var languages: [String] { ["de"] }
    static var language: String { "de" }
    static var locale: String { "de" }
}
