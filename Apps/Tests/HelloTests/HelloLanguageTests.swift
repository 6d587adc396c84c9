import Belvedere
import BelvedereTesting
import Hello
import HelloModel
import LanguageTesting
import Testing

/// Tests Hello in the other languages as a person uses it.
struct HelloLanguageTests {
    @Test(
        "Hello greets in each language, and nothing is left in English",
        arguments: [
            ("ar", "تحية", "قل مرحبًا", "مرحبًا"), ("fa-IR", "خوشامدگویی", "سلام کنید", "سلام"),
            ("hi", "अभिवादन", "नमस्ते कहें", "नमस्ते"), ("zh-CN", "问候", "打个招呼", "你好"),
        ])
    func greets(locale: String, title: String, button: String, greeting: String) {
        withApp(.hello, Setting(locale: locale)) { app in
            app.expect(
                """
                screen "\(title)"
                  label "\(HelloTexts.hint)"
                  button "\(button)"
                """)
            app.tap(.button, HelloTexts.sayHello)
            app.expectChanges("+   label \"\(greeting)\"")
            #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: []) == [])
        }
    }

    @Test func inAnotherLanguageTheGreetingIsEnglish() {
        withApp(.hello, Setting(locale: "fi", isExhaustive: false)) { app in app.expect(.button, "Say hello") }
    }
}
