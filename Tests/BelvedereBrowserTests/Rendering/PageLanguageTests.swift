@_spi(Hosting) import Belvedere
import HTTPTypes
import Hummingbird
import NIOCore
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests that pages are in the language of their reader, also pages without a screen of an app.
@Suite(.timeLimit(minutes: 5)) struct PageLanguageTests {
    private static let languages = ["en", "fa", "hi"]

    private struct Broken: Error {}

    /// A text of an app. It contains the language of the session, like a text from a String Catalog.
    @Sendable private static func told(_ text: String) -> String { "\(text) in \(SessionEnvironment.current?.locale ?? "the log")" }

    private static let app = BelvedereApp(told("App"), path: "/a", summary: told("Summary")) { _ in Window(Screen(title: "First")) }

    private func host(admit: AdmissionPolicy? = nil) -> BrowserHost {
        var options = BrowserOptions()
        options.languages = Self.languages
        options.pageBar = { _ in PageBar("Tools") }
        return BrowserHost([Self.app], options: options, admit: admit)
    }

    @Test("A page is called and described in its language", arguments: languages)
    func names(language: String) async throws {
        let page = try await PageAnswer.of(host(), at: "/a", accepting: language)
        #expect(page.text.contains("<title>First – App in \(language)</title>"))
        #expect(page.text.contains("<meta name=\"description\" content=\"Summary in \(language)\">"))
    }

    @Test("A list of apps is in the language of whoever reads it", arguments: languages)
    func index(language: String) async throws {
        let host = host()
        let page = try await PageAnswer.of(host, at: "/list", accepting: language) {
            host.addIndex(to: $0, at: "/list", title: Self.told("Heading"))
        }
        #expect(page.text.contains("<title>Heading in \(language)</title>") && page.text.contains(">Heading in \(language)</h1>"))
        #expect(page.text.contains(">App in \(language)</h2>") && page.text.contains(">Summary in \(language)</p>"))
    }

    @Test(
        "The kit's own words say which language they have, where it is not that of the page",
        arguments: [
            ("de", "Not found", true), ("en-GB", "Not found", false), ("fa", "پیدا نشد", false),
        ])
    func kitWords(language: String, title: String, isMarked: Bool) async throws {
        var options = BrowserOptions()
        options.languages = ["en", "de", "fa"]
        let page = try await PageAnswer.of(BrowserHost([Self.app], options: options), at: "/a/nowhere", accepting: language)
        #expect(page.text.contains("<html lang=\"\(language)\"") && page.text.contains(">\(title)</h1>"))
        #expect(page.text.contains(/<section [^>]*lang="en"/) == isMarked)
    }

    @Test func withoutASessionAnAppIsCalledAsInTheLog() {
        #expect(Self.app.name == "App in the log")
    }

    @Test(
        "A refused person reads the reason in their language",
        arguments: [
            ("en", "You may not see this page."), ("fa", "اجازهٔ دیدن این صفحه را ندارید."), ("hi-IN", "आप यह पेज नहीं देख सकते।"),
        ])
    func refusal(language: String, sentence: String) async throws {
        let page = try await PageAnswer.of(host { _ in .refuse() }, at: "/a", accepting: language)
        #expect(page.status == .forbidden && page.text.contains(">\(sentence)</h1>"))
        #expect(page.text.contains("<title>App in \(language)</title>"))
    }

    @Test func whereNobodyCanSayWhetherAPersonMayComeInThatIsToldInTheirLanguage() async throws {
        let page = try await PageAnswer.of(host { _ in throw Broken() }, at: "/a", accepting: "hi")
        #expect(page.status == .internalServerError && page.text.contains("बाद में फिर से कोशिश करें।</h1>"))
    }

    @Test func admissionKnowsTheLanguageThatAPersonHasChosen() async throws {
        let host = host { .refuse(.forbidden, "Closed in \($0.language)") }
        let chosen = try await PageAnswer.of(host, at: "/a", cookie: "belvedere-language=fa", accepting: "hi")
        #expect(chosen.text.contains(">Closed in fa</h1>"))
        let asked = try await PageAnswer.of(host, at: "/a", accepting: "de, hi;q=0.5")
        #expect(asked.text.contains(">Closed in hi</h1>"))
    }

    @Test func aPageOfAnAuthorsOwnSpeaksTheLanguageOfThePages() {
        func language(_ fields: HTTPFields) -> String {
            let head = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1", path: "/login", headerFields: fields)
            return host().language(of: Request(head: head, body: RequestBody(buffer: .init())))
        }
        #expect(language([:]) == "en")
        #expect(language([.acceptLanguage: "hi"]) == "hi")
        #expect(language([.acceptLanguage: "hi", .cookie: "belvedere-language=fa"]) == "fa")
        #expect(language([.acceptLanguage: "de"]) == "en")
    }
}
