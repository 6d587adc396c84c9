import Belvedere
import BelvedereTesting
import BelvedereTexts
import Testing

/// Tests that a text is in the language of the session that reads it.
struct SessionLanguageTests {
    private let app = BelvedereApp("Files", path: "/files", summary: "") { _ in
        let count = Label(FilesTexts.fileCount(2))
        return Window(
            Screen(
                title: FilesTexts.open,
                content: Stack(
                    count,
                    Button(FilesTexts.open) {
                        count.text = FilesTexts.fileCount(3)
                    })))
    }

    @Test func aSessionSpeaksItsLanguage() {
        withApp(app, Setting(locale: "ar")) { app in
            app.expect(
                """
                screen "فتح"
                  label "ملفان"
                  button "فتح"
                """)
            app.tap(.button, FilesTexts.open)
            app.expectChanges(
                """
                -   label "ملفان"
                +   label "3 ملفات"
                """)
        }
    }

    @Test func sessionsSpeakTheirLanguagesSideBySide() {
        withApp(app, Setting(locale: "fa-IR", isExhaustive: false)) { persian in
            persian.expect(.label, "۲ فایل")
            withApp(app, Setting(locale: "en", isExhaustive: false)) { english in
                english.expect(.label, "2 files")
                english.tap(.button, "Open")
                english.expect(.label, "3 files")
            }
            persian.tap(.button, "باز کردن")
            persian.expect(.label, "۳ فایل")
        }
    }

    @Test func aChosenLocaleWinsOverThatOfTheSession() {
        withApp(app, Setting(locale: "ar", isExhaustive: false)) { _ in
            #expect(withTexts(in: "hi") { FilesTexts.open } == "खोलें")
            #expect(FilesTexts.open == "فتح")
        }
    }

    @Test func anAppIsCalledAndDescribedInTheLanguageOfWhoeverAsks() {
        let app = BelvedereApp.files
        withApp(app, Setting(locale: "ar", isExhaustive: false)) { _ in #expect(app.name == "الملفات" && app.summary == "ما خزّنته") }
        withApp(app, Setting(locale: "zh-CN", isExhaustive: false)) { _ in #expect(app.name == "文件" && app.summary == "您存储的内容") }
    }

    // Not on a device: there, code outside a session uses the language of the app's session, which here belongs to another test.
    #if !MAIN_ACTOR_UI
    @Test func withoutASessionTheSourceLanguageIsSpoken() {
        #expect(FilesTexts.open == "Open")
        let app = BelvedereApp.files
        #expect(app.name == "Files" && app.summary == "Your stored files")
    }
    #endif

    @Test(
        "The kit's own words are in the language of the session",
        arguments: [
            ("en", "Not found", "Ok"), ("ar-EG", "غير موجود", "حسنًا"), ("fa", "پیدا نشد", "تأیید"), ("hi", "नहीं मिला", "ठीक है"),
            ("zh-CN", "未找到", "好"), ("zh-TW", "Not found", "Ok"), ("fi", "Not found", "Ok"),
        ])
    func kitWords(locale: String, title: String, answer: String) {
        withApp(app, at: "/nowhere", Setting(locale: locale, isExhaustive: false)) { app in app.expect(.screen, title) }
        let asking = BelvedereApp("Asking", path: "/asking", summary: "") { _ in
            let screen = Screen(title: "")
            screen.content = Button("Ask") { [unowned screen] in screen.show(Alert("?")) }
            return Window(screen)
        }
        withApp(asking, Setting(locale: locale, isExhaustive: false)) { app in
            app.tap(.button, "Ask")
            app.expect(.button, answer)
        }
    }
}
