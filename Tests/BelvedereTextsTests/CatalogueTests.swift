import BelvedereTexts
import Testing

/// Tests of the texts in the String Catalog beside this file, in each language.
@Suite struct CatalogueTests {
    @Test(
        "A text is in the language of the locale",
        arguments: [
            ("en", "Open"), ("ar", "فتح"), ("fa", "باز کردن"), ("hi", "खोलें"), ("zh-Hans", "打开"),
        ])
    func text(locale: String, expected: String) {
        withTexts(in: locale) { #expect(FilesTexts.open == expected) }
    }

    @Test(
        "A count has the form of its number, in all six of Arabic",
        arguments: [
            (0, "لا ملفات"), (1, "ملف واحد"), (2, "ملفان"), (3, "3 ملفات"), (11, "11 ملفًا"), (100, "100 ملف"), (103, "103 ملفات"),
        ])
    func arabicCounts(number: Int, expected: String) {
        withTexts(in: "ar") { #expect(FilesTexts.fileCount(number) == expected) }
    }

    @Test(
        "Numbers have the digits and marks of the locale",
        arguments: [
            ("en", "1,234 files"), ("en-IE", "1,234 files"), ("ar-EG", "١٬٢٣٤ ملفًا"), ("fa", "۱٬۲۳۴ فایل"), ("hi", "1,234 फ़ाइलें"),
            ("zh-CN", "1,234 个文件"),
        ])
    func digits(locale: String, expected: String) {
        withTexts(in: locale) { #expect(FilesTexts.fileCount(1234) == expected) }
    }

    @Test(
        "A person with another language gets the source language, with its numbers",
        arguments: ["fi", "de-AT", "zh-TW", "ar-Latn", "", "?"])
    func sourceLanguage(locale: String) {
        withTexts(in: locale) {
            #expect(FilesTexts.language == "en")
            #expect(FilesTexts.fileCount(3) == "3 files")
            #expect(FilesTexts.locale.hasPrefix("en"))
        }
    }

    @Test(
        "A language serves its regions and scripts",
        arguments: [
            ("ar-EG", "ar"), ("fa-AF", "fa"), ("hi-IN", "hi"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"),
            ("ZH-hans", "zh-Hans"), ("en-GB", "en"),
        ])
    func regions(locale: String, language: String) {
        withTexts(in: locale) {
            #expect(FilesTexts.language == language)
            #expect(FilesTexts.locale == locale)
        }
    }

    @Test func argumentsGoWhereTheLanguageWantsThem() {
        withTexts(in: "en") { #expect(FilesTexts.sharedBy("Ann", 5) == "Ann shared 5 of 100%") }
        withTexts(in: "hi") { #expect(FilesTexts.sharedBy("Ann", 5) == "Ann ने 100% में से 5 साझा किए") }
    }

    @Test("A name in letters from left to right is kept together in a text from right to left")
    func directions() {
        withTexts(in: "ar") {
            #expect(FilesTexts.sharedBy("Ann", 5) == "شارك \u{2068}Ann\u{2069} 5 من 100%")
            #expect(FilesTexts.sharedBy("علي", 5) == "شارك علي 5 من 100%")
        }
    }

    @Test(
        "A name turns nothing round but itself, whatever signs it has",
        arguments: [
            ("\u{202E}Ann", "\u{202E}Ann"), ("An\u{2069}n\u{202E}", "Ann\u{202E}"), ("\u{2066}Ann", "\u{2066}Ann\u{2069}"), ("علي", "علي"),
        ])
    func signs(name: String, inside: String) {
        withTexts(in: "en") { #expect(FilesTexts.sharedBy(name, 5) == "\u{2068}\(inside)\u{2069} shared 5 of 100%") }
        withTexts(in: "ar") {
            #expect(FilesTexts.sharedBy(name, 5) == (name == "علي" ? "شارك علي 5 من 100%" : "شارك \u{2068}\(inside)\u{2069} 5 من 100%"))
        }
    }

    @Test(
        "A text from right to left runs so even if it begins with a word that does not",
        arguments: [
            ("Swift زبانی است", "\u{200F}Swift زبانی است"), ("(vCard) فایل", "\u{200F}(vCard) فایل"), ("زبان Swift", "زبان Swift"),
            ("C++", "C++"),
            ("خط\nSwift خوب است", "خط\n\u{200F}Swift خوب است"), ("\u{2068}Ann\u{2069} رفت", "\u{2068}Ann\u{2069} رفت"), ("", ""),
            ("12 روز", "12 روز"),
        ])
    func paragraphs(text: String, told: String) {
        let catalogue = TextCatalogue(source: "en", texts: ["en": ["x"], "fa": [CatalogueText(stringLiteral: text)]])
        withTexts(in: "fa") { #expect(catalogue.text(0) == told) }
    }

    @Test(
        "A number of several parts keeps their order in a text from right to left",
        arguments: [
            "+358 40 123", "040-123 456", "(09) 123", "#31#", "60.17, 24.94", "-5", "+۳۵۸ ۴۰ ۱۲۳", "+358 40، 123",
        ], ["ar", "fa", "ar-AE"])
    func numbers(number: String, locale: String) {
        withTexts(in: locale) { #expect(FilesTexts.sharedBy(number, 5).contains("\u{2068}\(number)\u{2069}")) }
        withTexts(in: "hi") { #expect(FilesTexts.sharedBy(number, 5).hasPrefix("\(number) ")) }
    }

    @Test(
        "An argument in the direction of the text gets no marks",
        arguments: ["", "علي", "123", "1,234.5", "١٬٢٣٤", "9:00–17:00", "٩:٠٠ – ١٧:٠٠", "-", "؜-٥", "٨\u{200F}/١\u{200F}/٢٠٢٦"])
    func noMarks(text: String) {
        withTexts(in: "ar") { #expect(!FilesTexts.sharedBy(text, 5).contains("\u{2068}")) }
    }

    @Test func partsHaveFormsOfTheirOwn() {
        withTexts(in: "en") {
            #expect(FilesTexts.filesInFolders(1, 2) == "1 file in 2 folders")
            #expect(FilesTexts.filesInFolders(2, 1) == "2 files in 1 folder")
        }
    }

    @Test func aPercentSignInArgumentsIsNoPlaceholder() {
        withTexts(in: "en") { #expect(FilesTexts.sharedBy("%2$lld %#@x@ %", 5) == "%2$lld %#@x@ % shared 5 of 100%") }
    }

    @Test func aTextIsTakenAsItIsWritten() {
        withTexts(in: "en") { #expect(FilesTexts.default == "“Quoted” and \"plain\" \\") }
    }

    @Test func theLanguagesAreKnown() {
        #expect(FilesTexts.languages == ["en", "ar", "fa", "hi", "zh-Hans"])
    }

    @Test func manyLocalesChangeNothingForOthers() {
        for number in 0..<500 { withTexts(in: "x\(number)") { #expect(FilesTexts.open == "Open") } }
        withTexts(in: "fa") { #expect(FilesTexts.open == "باز کردن") }
    }
}
