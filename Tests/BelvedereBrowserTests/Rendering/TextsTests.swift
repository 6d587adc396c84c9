@_spi(Hosting) import Belvedere
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

@Suite struct TextsTests {
    private func page(_ texts: BrowserTexts, _ withoutScript: WithoutScript = .isComplete) -> String {
        var renderer = PageRenderer(language: "ar", isRightToLeft: true, texts: texts)
        renderer.withoutScript = withoutScript
        let node = ViewNode(identifier: ViewIdentifier(rawValue: 0), kind: .window)
        return String(decoding: renderer.page(of: node, title: "", application: "/").bytes, as: UTF8.self)
    }

    @Test func aPageCarriesTheWordsOfItsLanguage() {
        var texts = BrowserTexts()
        texts.back = "رجوع"
        texts.needsScript = "<نص>"
        let page = page(texts)
        #expect(page.contains("<i id=\"t-back\">رجوع</i>"))
        #expect(page.contains("<noscript><p class=\"notice\">&lt;نص&gt;</p></noscript>"))
    }

    @Test("A page says to browsers without a script only what is true of it")
    func withoutScript() {
        let texts = BrowserTexts()
        let begun = page(texts, .goesOn(query: "")), late = page(texts, .isLoading), complete = page(texts)
        #expect(begun.contains("<noscript><meta http-equiv=\"refresh\" content=\"0;url=?belvedere-plain\"></noscript>"))
        #expect(
            begun.contains("<noscript><a href=\"?belvedere-plain\">Read without JavaScript</a></noscript>")
                && !begun.contains(texts.needsScript))
        #expect(late.contains(texts.stillLoading) && !late.contains(texts.needsScript) && !late.contains("refresh"))
        #expect(complete.contains(texts.needsScript) && !complete.contains("refresh"))
        let beginning = page(texts, .isBeginning)
        #expect(beginning.contains(texts.restNeedsScript) && !beginning.contains(texts.needsScript) && !beginning.contains("refresh"))
        // If a query in the address admits a visitor, the address of the page without JavaScript must contain it too.
        let invited = page(texts, .goesOn(query: "guest=\"><script>&x=1"))
        #expect(invited.contains("url=?guest=&quot;&gt;&lt;script&gt;&amp;x=1&amp;belvedere-plain\"") && !invited.contains("<script>"))
    }

    @Test("Every word is in the page, so none is left English by an oversight")
    func everyWord() {
        var texts = BrowserTexts()
        let words = Mirror(reflecting: texts).children.compactMap(\.label)
        #expect(
            words.count == texts.named.count + 12,
            """
            the words for browsers without a script and those of pages without a screen stand by themselves; those about files and the \
            notices of a renewed session come in a frame
            """
        )
        #expect(Set(texts.named.map { "\($0.name)" }).count == texts.named.count)
        texts.more = "أكثر"
        #expect(page(texts).contains(">أكثر<"))
    }

    @Test(
        "The words are those of the nearest language",
        arguments: [
            ("de-AT", "Austrian"), ("DE-at-1996", "Austrian"), ("de-CH", "German"), ("de", "German"), ("den", "Back"), ("ar-EG", "رجوع"),
            ("zh-CN", "返回"), ("zh-TW", "Back"), ("", "Back"),
        ])
    func nearestLanguage(tag: String, expected: String) {
        var german = BrowserTexts(), austrian = BrowserTexts()
        german.back = "German"
        austrian.back = "Austrian"
        #expect(BrowserTexts.best(for: tag, of: ["de": german, "de-AT": austrian]).back == expected)
    }

    @Test func theWordsThatTheHostWasGivenCountMoreThanThoseOfTheKit() {
        var arabic = BrowserTexts()
        arabic.back = "عودة"
        #expect(BrowserTexts.best(for: "ar-EG", of: ["ar": arabic]).back == "عودة")
    }

    @Test("The kit has every word in each of its languages", arguments: BrowserTexts.shipped.keys.sorted())
    func shippedWords(language: String) throws {
        let english = words(of: BrowserTexts()), translated = words(of: try #require(BrowserTexts.shipped[language]))
        for (name, word) in translated where name != "rowAction" {
            #expect(word != english[name] && !word.isEmpty, "\(name)")
            #expect(word.contains("%1") == english[name]?.contains("%1") && word.contains("%2") == english[name]?.contains("%2"), "\(name)")
        }
    }

    private func words(of texts: BrowserTexts) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: Mirror(reflecting: texts).children.compactMap { child in
                child.label.flatMap { label in (child.value as? String).map { (label, $0) } }
            })
    }
}
