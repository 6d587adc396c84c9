@_spi(Hosting) import Belvedere
import Testing

@testable import BelvedereBrowser

@Suite struct PersonalChoiceTests {
    @Test(
        arguments: [
            ("belvedere-scheme=dark", .scheme(.dark)), ("a=b&belvedere-scheme=light", .scheme(.light)),
            ("belvedere-scheme=automatic", .scheme(.automatic)),
            ("belvedere-language=ar", .language("ar")), ("belvedere-language=de", nil), ("belvedere-scheme=pink", nil),
            ("scheme=dark", nil), ("", nil),
            ("belvedere-language=ar; Domain=example.org", nil),
        ] as [(String, PersonalChoice?)])
    func onlyWhatIsOfferedCanBeChosen(query: String, choice: PersonalChoice?) {
        #expect(PersonalChoice(query: query, languages: ["en", "ar"]) == choice)
    }

    @Test func aChoiceIsKeptForAYearAndTheDefaultIsForgotten() {
        #expect(PersonalChoice.scheme(.dark).cookie == "belvedere-scheme=dark; Path=/; Max-Age=31536000; SameSite=Lax")
        #expect(PersonalChoice.scheme(.automatic).cookie == "belvedere-scheme=; Path=/; Max-Age=0; SameSite=Lax")
        #expect(PersonalChoice.language("ar").cookie.hasPrefix("belvedere-language=ar; "))
    }

    @Test(arguments: [
        ("/a/b", "/a/b"), ("//evil.example", "/evil.example"), ("/\\evil.example", "/evil.example"), ("/\\/\\evil", "/evil"), ("/", "/"),
        ("", "/"),
    ])
    func theWayBackStaysOnThisServer(path: String, back: String) {
        #expect(PersonalChoice.way(back: path) == back)
    }
}
