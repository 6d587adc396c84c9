@_spi(Hosting) import Belvedere
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

@Suite struct FrameMarkupTests {
    private func html(
        _ frame: BrowserFrame, languages: [String] = ["en"], language: String = "en", scheme: Theme.Scheme? = .automatic
    ) -> String {
        var html = HTMLWriter()
        FrameMarkup(frame: frame, languages: languages, language: language, scheme: scheme, sheets: [.dark: "/d.css"]).write(to: &html)
        return html.text
    }

    @Test("The bar is a landmark with a name, and texts in it are harmless")
    func landmark() {
        let html = html(BrowserFrame("<Tools>", home: FrameEntry("All \"tools\"", address: "/")))
        #expect(
            html.hasPrefix(
                "<header id=\"views\" class=\"frame\"><nav aria-label=\"&lt;Tools&gt;\"><a class=\"home\" href=\"/\">All &quot;tools&quot;</a>"
            ))
        #expect(html.hasSuffix("</nav></header>"))
    }

    @Test(
        "Links lead to pages of this server, to the present screen, and to harmless addresses elsewhere",
        arguments: [
            ("/help", "/help"), ("?inspect", "?inspect"), ("https://example.org/", "https://example.org/"),
            ("javascript:alert(1)", nil), ("//evil.example", nil), ("/\\evil.example", nil),
        ] as [(String, String?)])
    func addresses(address: String, followed: String?) {
        var frame = BrowserFrame("Tools")
        frame.entries = [FrameEntry("There", address: address)]
        let link = followed.map { "<a href=\"\($0)\">There</a>" } ?? "<a>There</a>"
        #expect(html(frame).contains(link))
    }

    @Test("The form that is shown is marked, for eyes and ears alike")
    func current() {
        var frame = BrowserFrame("Tools")
        frame.variants = [FrameEntry("MVP", address: "/mvp"), FrameEntry("VIPER", address: "/viper", isCurrent: true)]
        #expect(
            html(frame).contains(
                "<ul aria-label=\"This app in\"><li><a href=\"/mvp\">MVP</a></li><li><a href=\"/viper\" aria-current=\"page\">VIPER</a></li></ul>"
            ))
    }

    @Test("An entry that is found when it is followed has its number in the address")
    func found() {
        var frame = BrowserFrame("Tools", home: FrameEntry("Home", address: "/"))
        frame.variants = [FrameEntry("A", address: "/a")]
        frame.entries = [FrameEntry("Help", address: "/help"), FrameEntry("Code") { "/code/\($0.screen)" }]
        #expect(html(frame).contains("<a href=\"?belvedere-entry=3\">Code</a>"))
        #expect(frame.entry(3)?.title == "Code" && frame.entry(0)?.title == "Home" && frame.entry(1)?.title == "A")
        #expect(frame.entry(4) == nil && frame.entry(-1) == nil)
    }

    @Test("Colours are offered where there is a choice, each with the sheet that shows them")
    func schemes() {
        let html = html(BrowserFrame("Tools"), scheme: .dark)
        #expect(html.contains("data-i=\"dark\" data-sheet=\"/d.css\" href=\"?belvedere-scheme=dark\" aria-current=\"true\">Dark</a>"))
        #expect(html.contains("data-i=\"automatic\" data-sheet=\"\" href=\"?belvedere-scheme=automatic\">As the device</a>"))
        #expect(!self.html(BrowserFrame("Tools"), scheme: nil).contains("scheme"))
    }

    @Test("Languages are offered where there are several, by what they call themselves")
    func languages() {
        let html = html(BrowserFrame("Tools"), languages: ["en", "ar", "tlh"])
        #expect(html.contains("<a lang=\"ar\" href=\"?belvedere-language=ar\">العربية</a>"))
        #expect(html.contains("aria-current=\"true\">English</a>") && html.contains(">tlh</a>"))
        #expect(!self.html(BrowserFrame("Tools")).contains("language"))
    }

    @Test(
        "The words of the bar are in the language of the page, unless it was given others",
        arguments: [
            ("en", "Theme", "Language"), ("ar-EG", "المظهر", "اللغة"), ("fa", "پوسته", "زبان"), ("hi", "थीम", "भाषा"), ("zh-CN", "主题", "语言"),
            ("fi", "Theme", "Language"),
        ])
    func words(language: String, scheme: String, name: String) {
        var frame = BrowserFrame("Tools")
        let html = self.html(frame, languages: ["en", "ar"], language: language)
        #expect(html.contains("aria-label=\"\(scheme)\"") && html.contains("aria-label=\"\(name)\""))
        frame.words = FrameWords()
        #expect(self.html(frame, languages: ["en", "ar"], language: language).contains("aria-label=\"Theme\""))
    }

    @Test func aRegionMarksTheLanguageThatServesIt() {
        let html = self.html(BrowserFrame("Tools"), languages: ["en", "zh-Hans"], language: "zh-CN")
        #expect(html.contains("href=\"?belvedere-language=zh-Hans\" aria-current=\"true\">简体中文</a>"))
    }

    @Test("A bar with nothing behind the button has no button")
    func nothingMore() {
        var frame = BrowserFrame("Tools", home: FrameEntry("Home", address: "/"))
        frame.offersScheme = false
        #expect(!html(frame).contains("button"))
    }
}
