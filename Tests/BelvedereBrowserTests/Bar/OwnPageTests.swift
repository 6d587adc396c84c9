import Belvedere
import HTTPTypes
import Hummingbird
import Testing

@testable import BelvedereBrowser

/// Tests of pages of the app's developer beside the apps, such as a login.
struct OwnPageTests {
    private func ask(_ target: String, cookie: String? = nil) async throws -> PageAnswer {
        var options = BrowserOptions()
        options.languages = ["en", "ar"]
        options.pageBar = { _ in PageBar("Tools", home: PageBar.Entry("All tools", address: "/")) }
        let host = BrowserHost([], options: options)
        return try await PageAnswer.of(host, at: target, cookie: cookie) { router in
            router.get("/login") { request, _ in
                host.page(
                    for: request, title: "Log in", content: "<section><h1>Log in</h1></section>", styleSheets: ["/own.css"],
                    headers: [.retryAfter: "3"])
            }
        }
    }

    @Test func aPageOfOnesOwnHasTheBarAndTheLanguageOfTheOthers() async throws {
        let answer = try await ask("/login", cookie: "belvedere-language=ar")
        #expect(answer.status == .ok && answer.text.contains("<html lang=\"ar\" dir=\"rtl\">"))
        #expect(answer.text.contains("class=\"page-bar\"") && answer.text.contains("<section><h1>Log in</h1></section>"))
        #expect(answer.text.contains("href=\"/own.css\"") && answer.text.contains("<title>Log in</title>"))
        #expect(answer.headers[.retryAfter] == "3" && answer.headers[.cacheControl] == "no-store")
        let policy = try #require(answer.headers[.contentSecurityPolicy])
        #expect(policy.contains("form-action 'self'") && !policy.contains("unsafe-inline"))
    }

    @Test(arguments: [true, false]) func aPageOfOnesOwnCanHaveTheThemeOfAnApp(hasBar: Bool) async throws {
        let shop = BelvedereApp("Shop", path: "/shop", theme: Theme(accent: .hex(0x0F7B6C))) { _ in Window(Screen(title: "Shop")) }
        let other = BelvedereApp("Other", path: "/other", theme: Theme(accent: .hex(0x7B0F6C))) { _ in Window(Screen(title: "Other")) }
        var options = BrowserOptions()
        if hasBar { options.pageBar = { _ in PageBar("Shop", home: PageBar.Entry("Home", address: "/")) } }
        let host = BrowserHost([shop], options: options)
        func page(lookOf application: BelvedereApp?) async throws -> String {
            try await PageAnswer.of(host, at: "/login", cookie: "belvedere-scheme=dark") { router in
                router.get("/login") { request, _ in
                    host.page(for: request, title: "Log in", content: "<h1>Log in</h1>", lookOf: application, styleSheets: ["/own.css"])
                }
            }.text
        }
        let sheets = try await page(lookOf: shop).matches(of: /href="([^"]*\/theme\.css)"/).map { String($0.output.1) }
        let address = try #require(sheets.first)
        let sheet = try #require(host.core.assets[address])
        #expect(String(decoding: sheet.bytes, as: UTF8.self).contains("--accent:#"))
        #expect(sheet.path == ThemeSheet.assets(for: shop.theme)[hasBar ? .dark : .automatic]?.path)
        // The host serves no sheet of an app of another host, so the page must not ask for it.
        for text in [try await page(lookOf: nil), try await page(lookOf: other)] {
            let asked = text.matches(of: /href="([^"]*\/theme\.css)"/).map { String($0.output.1) }
            #expect(asked.allSatisfy { host.core.assets[$0] != nil })
            #expect(!text.contains(sheet.path))
        }
    }

    @Test func aChoiceInTheBarKeepsTheRestOfTheQuery() async throws {
        let page = try await ask("/login?next=%2Fstaff%2F3&belvedere-scheme=pink")
        #expect(page.text.contains("href=\"?next=%2Fstaff%2F3&amp;belvedere-scheme=dark\""))
        let choice = try await ask("/login?next=%2Fstaff%2F3&belvedere-scheme=dark")
        #expect(choice.status == .seeOther && choice.headers[.location] == "/login?next=%2Fstaff%2F3")
        #expect(choice.headers[.setCookie]?.hasPrefix("belvedere-scheme=dark;") == true)
    }
}
