@_spi(Hosting) import Belvedere
import HTTPTypes
import Hummingbird
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of the pages of a host with a page bar, the bar above pages.
@Suite(.timeLimit(minutes: 5)) struct FramedPagesTests {
    private final class FirstScreen: Screen {}

    private func options(_ change: (inout BrowserOptions) -> Void = { _ in }) -> BrowserOptions {
        var options = BrowserOptions()
        options.languages = ["en", "ar"]
        options.pageBar = { place in
            var bar = PageBar("Tools", home: PageBar.Entry("All tools", address: "/"))
            bar.entries = [PageBar.Entry("Code") { "/code/\($0.screen)" }]
            return place.path == "/bare" ? nil : bar
        }
        change(&options)
        return options
    }

    private func app(_ path: String, picture: String = "", theme: Theme = Theme()) -> BelvedereApp {
        var app = BelvedereApp("App", path: path, summary: "What it is for", theme: theme) { _ in Window(FirstScreen(title: "First")) }
        app.picture = picture
        return app
    }

    private func ask(_ apps: [BelvedereApp], _ target: String, cookie: String? = nil, options: BrowserOptions) async throws -> (
        Response, String
    ) {
        let answer = try await PageAnswer.of(BrowserHost(apps, options: options), at: target, cookie: cookie)
        return (answer.response, answer.text)
    }

    @Test func theBarStandsBeforeTheContentOfEveryPageThatHasOne() async throws {
        let (_, page) = try await ask([app("/a")], "/a", options: options())
        let bar = try #require(page.firstRange(of: "<header id=\"views\" class=\"page-bar\">"))
        #expect(bar.upperBound < page.firstRange(of: "<main id=\"app\">")?.lowerBound ?? page.startIndex)
        #expect(page.contains(Asset.styleSheetWithBar.path) && !page.contains(Asset.styleSheet.path))
        let (_, bare) = try await ask([app("/bare")], "/bare", options: options())
        #expect(!bare.contains("class=\"page-bar\"") && bare.contains(Asset.styleSheet.path))
        let (_, plain) = try await ask([app("/a")], "/a", options: BrowserOptions())
        #expect(!plain.contains("class=\"page-bar\""))
    }

    @Test func aChoiceSetsACookieAndLeadsBack() async throws {
        let (answer, _) = try await ask([app("/a")], "/a?belvedere-scheme=dark", options: options())
        #expect(answer.status == .seeOther && answer.headers[.location] == "/a")
        #expect(answer.headers[.setCookie]?.hasPrefix("belvedere-scheme=dark;") == true)
        let (root, _) = try await ask([app("/")], "//evil.example?belvedere-scheme=dark", options: options())
        #expect(root.headers[.location] == "/evil.example")
        // Without a page bar, the host ignores the choice of colours in the address.
        let (plain, _) = try await ask([app("/a")], "/a?belvedere-scheme=dark", options: BrowserOptions())
        #expect(plain.status == .ok)
    }

    @Test func thePageShowsWhatWasChosen() async throws {
        let (_, dark) = try await ask([app("/a")], "/a", cookie: "belvedere-scheme=dark; belvedere-language=ar", options: options())
        #expect(dark.contains("<html lang=\"ar\" dir=\"rtl\">") && dark.contains("<meta name=\"color-scheme\" content=\"dark\">"))
        let sheet = try #require(ThemeSheet.assets(for: Theme())[.dark])
        #expect(dark.contains("<link rel=\"stylesheet\" href=\"\(sheet.path)\">"))
        let (_, unknown) = try await ask([app("/a")], "/a", cookie: "belvedere-scheme=pink; belvedere-language=xx", options: options())
        #expect(unknown.contains("lang=\"en\"") && unknown.contains("content=\"light dark\""))
    }

    @Test func anAppThatIsAlwaysDarkOffersNoOtherColours() async throws {
        let (_, page) = try await ask([app("/a", theme: Theme(scheme: .dark))], "/a", cookie: "belvedere-scheme=light", options: options())
        #expect(!page.contains("belvedere-scheme") && page.contains("belvedere-language"))
    }

    @Test func aLinkIsFoundByTheScreenThatIsShown() async throws {
        let (answer, _) = try await ask([app("/a")], "/a?belvedere-entry=1", options: options())
        #expect(answer.status == .seeOther)
        let location = try #require(answer.headers[.location])
        #expect(location.hasPrefix("/code/BelvedereBrowserTests.") && location.contains("FirstScreen"))
        let (none, _) = try await ask([app("/a")], "/a?belvedere-entry=7", options: options())
        #expect(none.headers[.location] == "/a")
    }

    @Test func previewsOfLinksAreToldWhatThePageIs() async throws {
        let (_, page) = try await ask(
            [app("/a", picture: "/a.png")], "/a", options: options { $0.publicOrigin = "https://apps.example.org" })
        #expect(page.contains("<title>First – App</title>"))
        #expect(page.contains("<meta property=\"og:title\" content=\"First – App\">"))
        #expect(page.contains("<meta name=\"description\" content=\"What it is for\">"))
        #expect(page.contains("<meta property=\"og:image\" content=\"https://apps.example.org/a.png\">"))
        let (_, bare) = try await ask([app("/a", picture: "javascript:x")], "/a", options: options())
        #expect(!bare.contains("og:image"))
    }

    @Test func theIconIsTheOneOfTheHost() async throws {
        let (_, page) = try await ask([app("/a")], "/a", options: options { $0.icon = "/icon.svg" })
        #expect(page.contains("<link rel=\"icon\" href=\"/icon.svg\">"))
        let (_, none) = try await ask([app("/a")], "/a", options: options())
        #expect(none.contains("<link rel=\"icon\" href=\"data:,\">"))
    }

    @Test func anAppAtTheRootAnswersBesideTheAppsBelowAnAddressToo() async throws {
        let apps = [app("/"), app("/group/a"), app("/group/b")]
        let (answer, page) = try await ask(apps, "/group/nowhere", options: options())
        #expect(answer.status == .notFound && page.contains("class=\"page-bar\""))
        let (found, _) = try await ask(apps, "/group/b", options: options())
        #expect(found.status == .ok)
    }
}
