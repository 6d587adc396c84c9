import BelvedereCore
import Testing

/// Tests of the choice of a language for a person from a list. Language tags such as `zh-Hans` are compared as BCP 47 requires.
struct LanguageTagTests {
    @Test(
        "A person gets the nearest language, or none",
        arguments: [
            ("ar-EG", "ar"), ("AR", "ar"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"), ("zh-TW", nil),
            ("zh-Hant", nil),
            ("de-AT", "de-AT"), ("de-at-1996", "de-AT"), ("de-CH", "de"), ("de", "de"), ("den", nil), ("fi", nil), ("", nil), ("-", nil),
            ("es-419", "es"), ("en-x-ar", nil),
        ] as [(String, String?)])
    func best(tag: String, expected: String?) {
        #expect(LanguageTag.best(for: tag, of: ["ar", "de", "de-AT", "es", "zh-Hans"]) == expected)
    }

    @Test func aLanguageWithAnotherRegionIsNotTaken() {
        #expect(LanguageTag.best(for: "en-US", of: ["en-GB"]) == nil)
        #expect(LanguageTag.best(for: "en", of: ["en-GB"]) == nil)
    }

    @Test func traditionalChineseIsForThoseWhoReadIt() {
        #expect(LanguageTag.best(for: "zh-HK", of: ["zh-Hans", "zh-Hant"]) == "zh-Hant")
        #expect(LanguageTag.best(for: "zh-SG", of: ["zh-Hans", "zh-Hant"]) == "zh-Hans")
    }
}
