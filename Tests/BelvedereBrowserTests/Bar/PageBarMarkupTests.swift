@_spi(Hosting) import Belvedere
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

@Suite struct PageBarMarkupTests {
    private func html(
        _ bar: PageBar, languages: [String] = ["en"], language: String = "en", scheme: Theme.Scheme? = .automatic
    ) -> String {
        var html = HTMLWriter()
        html.append(PageBarMarkup(bar: bar, languages: languages, language: language, scheme: scheme, sheets: [.dark: "/d.css"]).element)
        return html.text
    }

    @Test("The bar is a landmark with a name, and texts in it are harmless")
    func landmark() {
        let html = html(PageBar("<Tools>", home: PageBar.Entry("All \"tools\"", address: "/")))
        #expect(
            html.hasPrefix(
                """
                <header id="views" class="page-bar"><nav aria-label="&lt;Tools&gt;"><a class="home" href="/">All \
                &quot;tools&quot;</a>
                """
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
        var bar = PageBar("Tools")
        bar.entries = [PageBar.Entry("There", address: address)]
        let link = followed.map { "<a href=\"\($0)\">There</a>" } ?? "<a>There</a>"
        #expect(html(bar).contains(link))
    }

    @Test("The form that is shown is marked, for eyes and ears alike")
    func current() {
        var bar = PageBar("Tools")
        bar.variants = [PageBar.Entry("MVP", address: "/mvp"), PageBar.Entry("VIPER", address: "/viper", isCurrent: true)]
        #expect(
            html(bar).contains(
                """
                <ul aria-label="This app in"><li><a href="/mvp">MVP</a></li><li><a href="/viper" \
                aria-current="page">VIPER</a></li></ul>
                """
            ))
    }

    @Test("An entry that is found when it is followed has its number in the address")
    func found() {
        var bar = PageBar("Tools", home: PageBar.Entry("Home", address: "/"))
        bar.variants = [PageBar.Entry("A", address: "/a")]
        bar.entries = [PageBar.Entry("Help", address: "/help"), PageBar.Entry("Code") { "/code/\($0.screen)" }]
        #expect(html(bar).contains("<a href=\"?belvedere-entry=3\">Code</a>"))
        #expect(bar.entry(3)?.title == "Code" && bar.entry(0)?.title == "Home" && bar.entry(1)?.title == "A")
        #expect(bar.entry(4) == nil && bar.entry(-1) == nil)
    }

    @Test("Colours are offered where there is a choice, each with the sheet that shows them")
    func schemes() {
        let html = html(PageBar("Tools"), scheme: .dark)
        #expect(html.contains("data-i=\"dark\" data-sheet=\"/d.css\" href=\"?belvedere-scheme=dark\" aria-current=\"true\">Dark</a>"))
        #expect(html.contains("data-i=\"automatic\" data-sheet href=\"?belvedere-scheme=automatic\">As the device</a>"))
        #expect(!self.html(PageBar("Tools"), scheme: nil).contains("scheme"))
    }

    @Test("Languages are offered where there are several, by what they call themselves")
    func languages() {
        let html = html(PageBar("Tools"), languages: ["en", "ar", "tlh"])
        #expect(html.contains("<a lang=\"ar\" href=\"?belvedere-language=ar\">العربية</a>"))
        #expect(html.contains("aria-current=\"true\">English</a>") && html.contains(">tlh</a>"))
        #expect(!self.html(PageBar("Tools")).contains("language"))
    }

    @Test(
        "The texts of the bar are in the language of the page, unless it was given others",
        arguments: [
            ("en", "Theme", "Language"), ("ar-EG", "المظهر", "اللغة"), ("fa", "پوسته", "زبان"), ("hi", "थीम", "भाषा"),
            ("zh-CN", "主题", "语言"),
            ("fi", "Theme", "Language"),
        ])
    func texts(language: String, scheme: String, name: String) {
        var bar = PageBar("Tools")
        let html = self.html(bar, languages: ["en", "ar"], language: language)
        #expect(html.contains("aria-label=\"\(scheme)\"") && html.contains("aria-label=\"\(name)\""))
        bar.texts = PageBar.Texts()
        #expect(self.html(bar, languages: ["en", "ar"], language: language).contains("aria-label=\"Theme\""))
    }

    @Test func aRegionMarksTheLanguageThatServesIt() {
        let html = self.html(PageBar("Tools"), languages: ["en", "zh-Hans"], language: "zh-CN")
        #expect(html.contains("href=\"?belvedere-language=zh-Hans\" aria-current=\"true\">简体中文</a>"))
    }

    @Test("A bar with nothing behind the button has no button")
    func nothingMore() {
        var bar = PageBar("Tools", home: PageBar.Entry("Home", address: "/"))
        bar.offersScheme = false
        #expect(!html(bar).contains("button"))
    }
}
