import BelvedereTexts
import Testing

/// Tests of a public catalogue to which other packages add languages.
struct TranslationTests {
    nonisolated private enum German: TextTranslation {
        static var languages: [String] { ["de", "ar"] }
        static var language: String { "de" }
        static var locale: String { "de" }
    }

    private func catalogue() -> TextCatalogue {
        TextCatalogue(source: "en", texts: ["en": ["Open"], "ar": ["فتح"], "zh-Hans": ["打开"]], name: "TestTexts")
    }

    @Test(
        "The added languages come first, and the others stay",
        arguments: [("de-AT", true), ("ar-EG", true), ("zh-CN", false), ("en-GB", false), ("fi", false)])
    func choice(locale: String, isAdded: Bool) {
        let catalogue = catalogue()
        withTexts(in: locale) {
            #expect(catalogue.translation == nil)
            catalogue.add(German.self)
            #expect((catalogue.translation == German.self) == isAdded)
        }
        #expect(catalogue.translation == nil)
        #expect(catalogue.languages == ["en", "ar", "zh-Hans", "de"])
    }

    #if !MAIN_ACTOR_UI
    @Test func aMissingLanguageIsReportedOnce() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let named = TextCatalogue(source: "en", texts: ["en": ["Open"], "ar": ["فتح"]], name: "TestTexts")
            let other = TextCatalogue(source: "en", texts: ["en": ["Open"]])
            for locale in ["de-AT", "ar-EG", "en-GB", "de", "", "?", "fi", "de-DE"] {
                withTexts(in: locale) { _ = (named.text(0), other.text(0)) }
            }
        }
        let reports = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("BV") }
        #expect(
            reports
                == ["de", "fi"].map { "BV0017: TestTexts has no texts in the language \($0), so people see them in en." })
    }
    #endif
}
