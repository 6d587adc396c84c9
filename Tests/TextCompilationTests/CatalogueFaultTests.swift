import Foundation
import Testing

@testable import TextCompilation

/// Tests of errors in a String Catalog. Each must stop the build with a message that contains the position of the error and its solution.
@Suite struct CatalogueFaultTests {
    /// Returns the messages of the build for a String Catalog, without the name of the file.
    private func messages(_ text: String, named name: String = "Words.xcstrings") -> [String] {
        do {
            _ = try CatalogueCompilation.swift(from: Data(text.utf8), named: name)
            return []
        } catch let faults as CatalogueFaults {
            return faults.all.map { $0.message(in: name) }
        } catch {
            return ["\(error)"]
        }
    }

    private func catalogue(_ strings: String) -> String {
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"1.0\"\n}"
    }

    /// Makes the JSON for a key and its texts. Each text is a language and the JSON after it.
    private func entry(_ key: String, _ texts: [(String, String)]) -> String {
        let texts = texts.map { "\"\($0)\" : \($1)" }.joined(separator: ", ")
        return "    \"\(key)\" : { \"localizations\" : { \(texts) } }"
    }

    private func unit(_ value: String, state: String = "translated") -> String {
        "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
    }

    private func plural(_ forms: [(String, String)]) -> String {
        "{ \"variations\" : { \"plural\" : { \(forms.map { "\"\($0)\" : \(unit($1))" }.joined(separator: ", ")) } } }"
    }

    @Test func aCatalogueInOrderHasNoFaults() {
        #expect(messages(catalogue(entry("open", [("en", unit("Open")), ("fa", unit("باز کردن"))]))) == [])
    }

    @Test func aTextThatIsMissingInALanguage() {
        let text = catalogue(entry("open", [("en", unit("Open")), ("fa", unit("باز"))]) + ",\n" + entry("shut", [("en", unit("Shut"))]))
        #expect(
            messages(text) == [
                """
                Words.xcstrings:5:1: error: "shut" in fa: The text is missing. Translate it, or mark the key with \
                "shouldTranslate" : false if one text serves all languages.
                """
            ])
    }

    @Test(
        "A text that is empty or not translated yet is missing", arguments: [("", "translated", "empty"), ("Open", "new", "marked as new")])
    func untranslated(value: String, state: String, reason: String) {
        let text = catalogue(entry("open", [("en", unit("Open")), ("fa", unit(value, state: state))]))
        #expect(
            messages(text) == [
                "Words.xcstrings:4:1: error: \"open\" in fa: The text is missing: it is \(reason). Translate it, and mark it as translated."
            ])
    }

    @Test func aTextThatIsMissingInTheSourceLanguage() {
        #expect(
            messages(catalogue(entry("open", [("fa", unit("باز"))]))) == [
                "Words.xcstrings:4:1: error: \"open\" in en: The text is missing in the source language. Write it, or remove the key."
            ])
    }

    @Test func aPluralFormThatTheLanguageNeeds() {
        let text = catalogue(
            entry(
                "files",
                [
                    ("ar", plural([("zero", "ا"), ("one", "ا"), ("two", "ا"), ("many", "%lld ا"), ("other", "%lld ا")])),
                    ("en", plural([("one", "1 file"), ("other", "%lld files")])),
                ]))
        #expect(
            messages(text) == [
                """
                Words.xcstrings:4:1: error: "files" in ar: The plural form "few" (3, 4, 5, 6 …) is missing, and the language \
                needs it. Write it.
                """
            ])
    }

    @Test func oneTextWhereTheLanguageNeedsForms() {
        let text = catalogue(entry("files", [("en", plural([("one", "1 file"), ("other", "%lld files")])), ("fa", unit("%lld فایل"))]))
        #expect(
            messages(text) == [
                """
                Words.xcstrings:4:1: error: "files" in fa: The source language has plural forms for this text, but here one text is used \
                for all numbers. Write the plural forms of the language: one, other.
                """
            ])
        #expect(messages(text.replacing("fa", with: "zh-Hans")) == [], "Chinese has one form, which one text is.")
    }

    @Test func aPluralFormThatTheLanguageNeverUses() {
        let text = catalogue(entry("files", [("en", plural([("few", "%lld files"), ("one", "1 file"), ("other", "%lld files")]))]))
        #expect(
            messages(text) == ["Words.xcstrings:4:1: error: \"files\" in en: The language never uses the plural form \"few\". Remove it."])
    }

    @Test func aPluralFormThatLeavesOutItsNumbers() {
        let text = catalogue(
            entry(
                "files",
                [("en", plural([("one", "1 file"), ("other", "%lld files")])), ("hi", plural([("one", "एक"), ("other", "%lld")]))]))
        #expect(
            messages(text) == [
                """
                Words.xcstrings:4:1: error: "files" in hi: The plural form "one" leaves out the number, and the language uses \
                it for more than one (0, 1). Write the number as %1$lld.
                """
            ])
    }

    @Test("A plural form that no language has, and forms without a number")
    func otherForms() {
        #expect(
            messages(catalogue(entry("files", [("en", plural([("dozen", "%lld files"), ("one", "1 file"), ("other", "%lld files")]))])))
                == [
                    """
                    Words.xcstrings:4:1: error: "files" in en: "dozen" is no plural form. The forms are zero, one, two, few, \
                    many, other.
                    """
                ])
        #expect(
            messages(catalogue(entry("files", [("en", plural([("one", "a file"), ("other", "files")]))]))) == [
                """
                Words.xcstrings:4:1: error: "files" in en: The text has plural forms and no number (%lld) to choose by. Fill one \
                in, or write one "stringUnit".
                """
            ])
    }

    @Test("Placeholders that differ between languages", arguments: [("باز", "none"), ("%lld", "%1$lld"), ("%@ %@", "%1$@ %2$@")])
    func placeholders(translation: String, list: String) {
        let text = catalogue(entry("open", [("en", unit("Open %@")), ("fa", unit(translation))]))
        #expect(
            messages(text) == [
                """
                Words.xcstrings:4:1: error: "open" in fa: Its placeholders are \(list), and those of the source language en are \
                %1$@. Use the same ones. Numbered ones, such as %2$@, may be in another order.
                """
            ])
    }

    @Test(
        "A placeholder that is not known, or a percent sign that is none",
        arguments: [("%d", "%d"), ("%.1f km", "%.1f"), ("50 % off", "% of"), ("100%", "%")])
    func unknownPlaceholder(value: String, shown: String) {
        #expect(
            messages(catalogue(entry("open", [("en", unit(value))]))) == [
                """
                Words.xcstrings:4:1: error: "open" in en: "\(shown)" is no placeholder that is known here. Use %lld for a whole \
                number, %@ for a text (format other values before), or %% for a percent sign.
                """
            ])
    }

    @Test func aPlaceThatIsLeftOut() {
        #expect(
            messages(catalogue(entry("open", [("en", unit("%1$@ and %3$@"))]))) == [
                """
                Words.xcstrings:4:1: error: "open" in en: Its placeholders skip a place. Number them from 1 without a gap, such \
                as %1$@ and %2$lld.
                """
            ])
    }

    @Test("A language that nobody knows", arguments: ["zh_Hans", "klingon", "x", "en-Qqqqq"])
    func unknownLanguage(tag: String) {
        #expect(
            messages(catalogue(entry("open", [("en", unit("Open")), (tag, unit("Open"))]))) == [
                """
                Words.xcstrings:1:1: error: in \(tag): This language is not known here. Use the tag of BCP 47 with hyphens, \
                such as "ar", "pt-BR" or "zh-Hans".
                """
            ])
    }

    @Test("A language with a script or a region is known", arguments: ["zh-Hans", "pt-BR", "sr-Latn-RS", "es-419", "fil"])
    func knownLanguages(tag: String) {
        #expect(messages(catalogue(entry("open", [("en", unit("Open")), (tag, unit("Open"))]))) == [])
    }

    @Test("A key that is no name", arguments: ["open it", "Open", "1st", "öffnen", "", "open-it"])
    func keys(key: String) {
        #expect(
            messages(catalogue(entry(key, [("en", unit("Open"))]))).map { $0.prefix(60) } == [
                "Words.xcstrings:4:1: error: \"\(key)\": The key becomes a name in Swift, but this is not a valid name.".prefix(60)
            ])
    }

    @Test func aKeyThatIsTaken() {
        #expect(
            messages(catalogue(entry("locale", [("en", unit("Open"))]))) == [
                "Words.xcstrings:4:1: error: \"locale\": Every catalogue has another member with this name. Choose another key."
            ])
    }

    @Test(
        "A damaged file",
        arguments: [
            ("", "it is not JSON"), ("{ \"strings\" : ", "it is not JSON"), ("{}", "\"sourceLanguage\" is missing"),
            (
                "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : { \"open\" : 3 } }",
                "the value in \"strings\" of \"open\" is of another kind than expected"
            ),
        ])
    func damaged(text: String, reason: String) {
        let messages = messages(text)
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("Words.xcstrings:1:1: error: The file is damaged: \(reason)") == true, "\(messages)")
    }

    @Test func aVersionOfLater() {
        #expect(
            messages(catalogue(entry("open", [("en", unit("Open"))])).replacing("1.0", with: "2.0")) == [
                "Words.xcstrings:1:1: error: The catalogue is of version 2.0, and only versions 1 are known here. Save it as version 1.0."
            ])
    }

    @Test(
        "A name of a file that cannot be the name of a type, or says no access level",
        arguments: ["words.xcstrings", "My words.xcstrings", "Words.private.xcstrings", "Words.public.old.xcstrings"])
    func names(name: String) {
        #expect(
            messages(catalogue(entry("open", [("en", unit("Open"))])), named: name).map {
                $0.hasPrefix("\(name):1:1: error: The name of the file")
            } == [true])
    }

    @Test func aTextThatVariesByDevice() {
        let text = catalogue(entry("open", [("en", "{ \"variations\" : { \"device\" : { \"mac\" : \(unit("Open")) } } }")]))
        #expect(
            messages(text) == [
                """
                Words.xcstrings:4:1: error: "open" in en: The text varies by device, which is not known here. Write one text, or \
                vary it by number ("plural").
                """
            ])
    }

    @Test func aPartThatIsNotWritten() {
        #expect(
            messages(catalogue(entry("open", [("en", unit("Open %#@files@"))]))) == [
                """
                Words.xcstrings:4:1: error: "open" in en: The part "files" stands either in the text (as %#@files@) or under \
                "substitutions", but not in both. Write both, or neither.
                """
            ])
    }

    @Test func allFaultsAreToldAtOnce() {
        let text = catalogue(entry("Open", [("en", unit("Open %f"))]) + ",\n" + entry("shut", [("fa", unit("بستن"))]))
        #expect(messages(text).count == 4)
    }
}
