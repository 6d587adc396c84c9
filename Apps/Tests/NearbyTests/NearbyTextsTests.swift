import BelvedereCore
import BelvedereTesting
import Foundation
import NearbyModel
import NearbyPlaces
import Testing

struct NearbyTextsTests {
    @Test(arguments: [
        (0.0, "0 m", "0 ft", "0 yd"), (7.4, "7 m", "20 ft", "8 yd"), (123, "120 m", "400 ft", "130 yd"),
        (994, "990 m", "0.6 mi", "0.6 mi"), (995, "1 km", "0.6 mi", "0.6 mi"), (1249, "1.2 km", "0.8 mi", "0.8 mi"),
        (123_456, "123 km", "76.7 mi", "76.7 mi"), (200_000, "200 km", "124 mi", "124 mi"),
    ])
    func distancesAreRoundedAsPeopleSayThem(metres: Double, metric: String, american: String, british: String) {
        #expect(NearbyFormatter(locale: "en-IE").distance(metres) == metric)
        #expect(NearbyFormatter(locale: "en-US").distance(metres) == american)
        #expect(NearbyFormatter(locale: "en-GB").distance(metres) == british)
    }

    @Test(
        "a radius is said exactly, and by the same figure wherever it is said",
        arguments: [
            ("en-IE", 1000.0, "1 km"), ("en-US", 200, "0.1 mi"), ("en-US", 1000, "0.6 mi"), ("en-GB", 5000, "3.1 mi"),
        ])
    func radii(locale: String, radius: Double, text: String) {
        let texts = NearbyFormatter(locale: locale)
        #expect(texts.radius(radius) == text)
        #expect(texts.nothingFound(within: radius) == "Nothing found within \(text)")
        #expect(texts.nothingFound(.cafe, within: radius) == "No cafe found within \(text)")
        #expect(texts.widen(to: radius) == "Search within \(text)")
    }

    @Test("where a language is missing, a sentence is in English, with the numbers in it", arguments: ["he", "ur-PK", "zh-TW", "fr", "de"])
    func oneLanguage(locale: String) {
        let texts = NearbyFormatter(locale: locale)
        #expect(texts.count(shown: 2, of: 1234, isCut: false) == "2 of 1,234 shown")
        #expect(texts.rating(4.5, count: 1234) == "4.5 of 5, 1,234 ratings")
        let isolated = texts.nothingFound(within: 2000)
        #expect(isolated.filter { $0 != "\u{2068}" && $0 != "\u{2069}" } == "Nothing found within 2 km")
    }

    @Test("a distance keeps its order in right-to-left text", arguments: [("ar", true), ("fa-IR", true), ("he", true), ("de", false)])
    func direction(locale: String, isIsolated: Bool) {
        let texts = NearbyFormatter(locale: locale)
        for text in [texts.radius(1000), texts.distance(120), texts.distance(1500)] {
            #expect((text.first == "\u{2068}" && text.last == "\u{2069}") == isIsolated, "\(text.debugDescription)")
        }
        #expect(
            ["ar": "1 كم", "fa-IR": "۱ کیلومتر"][locale, default: "1 km"] == texts.radius(1000).filter { !"\u{2068}\u{2069}".contains($0) })
    }

    @Test(
        "the area of the places that come with the app is told in words of the language, and others by their names",
        arguments: [
            ("en", "Start in central Helsinki", "Start in Turku"), ("fa", "شروع در مرکز هلسینکی", "شروع در \u{2068}Turku\u{2069}"),
            ("zh-Hans", "从赫尔辛基市中心开始", "从Turku开始"),
        ])
    func areas(locale: String, shipped: String, other: String) {
        let texts = NearbyFormatter(locale: locale)
        #expect(texts.start(in: PlacesExtract.shippedName) == shipped)
        #expect(texts.start(in: "Turku") == other)
    }

    @Test func theRadiiToChooseAreThoseOfTheTexts() throws {
        try withSession {
            let home = HomeViewModel(
                around: PlacesAround(source: ScriptedPlacesSource([]), timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) }),
                extract: nil, router: Router(root: .home()), environment: SessionEnvironment(locale: "en-US"),
                device: try #require(SessionContext.current).device)
            #expect(home.radii == ["0.1 mi", "0.3 mi", "0.6 mi", "1.2 mi", "3.1 mi"])
        }
    }

    @Test(arguments: ["", "/cafe", "/cafe/place/node%2F1", "/place/node%2F1"])
    func everyStackHasAnAddressThatLeadsBackToIt(path: String) {
        let stack = RouteStack(root: NearbyRoute.home(), path: path)
        #expect(stack.unknownPath == nil)
        #expect(stack.path == path)
    }

    @Test(arguments: ["/pub", "/place", "/cafe/atm", "/place/1/cafe"])
    func anAddressThatLeadsNowhereIsKept(path: String) {
        #expect(RouteStack(root: NearbyRoute.home(), path: path).unknownPath != nil)
    }
}
