import Belvedere
import BelvedereTesting
@testable import Front
import LanguageTesting
import Testing

/// Tests the front page in the other languages as a person uses it.
struct FrontLanguageTests {
    /// The texts that are the same in all languages: names of languages, of patterns, of systems and of the kit.
    private static let data = [
        "Belvedere", "Swift", "HTML", "MVVM", "MVP", "VIPER", "iOS", "Linux", "MIT", "make run make test", "make desktop", "GTK",
        "HelloViewModel.swift", "let helloText = Dynamic(\"\")",
    ]

    @Test("nothing is left in English", arguments: ["ar", "fa", "hi", "zh-Hans"])
    func nothingLeft(language: String) {
        let contents = FrontContents(
            cards: [], picture: { .address("/pictures/\($0).webp") },
            code: [FrontContents.File("HelloViewModel.swift", text: "let helloText = Dynamic(\"\")")],
            pair: [FrontCard.Form("MVVM", path: "/contacts/mvvm")], visitors: Presence(),
            resetDemoData: { () async throws(FrontFailure) in }
        )
        withApp(.front(contents), Setting(locale: language, isExhaustive: false)) { app in
            #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: Self.data) == [])
            app.tap(.button, FrontTexts.reset)
            app.expect(.alert, FrontTexts.question)
            #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: Self.data) == [])
        }
    }

    @Test("cards and links are in the visitor's language", arguments: ["fa", "hi"])
    func ownTexts(language: String) {
        let contents = FrontContents(
            cards: [FrontCard("Hello", path: "/hello", picture: "hello", summary: Self.told("Card"))],
            links: [FrontCard.Form(Self.told("Link"), path: "/code")]
        )
        withApp(.front(contents), Setting(locale: language, isExhaustive: false)) { app in
            app.expect(.label, "Card in \(language)")
            app.expect(.link, "Link in \(language)")
        }
    }

    @Test("the reason of a failed reset is in the visitor's language", arguments: ["fa", "hi"])
    func failures(language: String) async {
        let contents = FrontContents(
            cards: [],
            resetDemoData: { () async throws(FrontFailure) in
                await Task.yield()
                throw FrontFailure(Self.told("Failure"))
            })
        await withApp(.front(contents), Setting(locale: language, isExhaustive: false)) { app in
            app.tap(.button, FrontTexts.reset)
            app.tap(.button, FrontTexts.confirm)
            await app.settle()
            app.expect(.alert, FrontTexts.failed)
            #expect(app.transcript.lines.contains { $0.text.contains("Failure in \(language)") })
        }
    }

    @Sendable private nonisolated static func told(_ text: String) -> String {
        "\(text) in \(SessionEnvironment.current?.locale ?? "no session")"
    }
}
