@_spi(Hosting) import Belvedere
import BelvedereHeadless
import BelvedereTesting
import BelvedereTexts
import Foundation
import HTTPService
import LanguageTesting
import LongRuns
import Nearby
import NearbyModel
import NearbyPlaces
import Testing

/// Tests the app in other languages than English, headless and offline, as a person uses it.
@Suite("Nearby in other languages", .timeLimit(minutes: 5))
struct NearbyLanguageTests {
    private static let languages = ["hi", "ar", "fa", "zh-Hans"]
    /// A Wednesday, 12:00 GMT.
    private static let noon = Date(timeIntervalSince1970: 1_789_560_000)

    /// A place of every kind. Some places have all known details.
    private static let places: [Place] = {
        var grill = Town.place("1", .restaurant, north: 500, rating: 4.5, opening: .hours("Mo-Fr 08:00-23:00"))
        (grill.ratingCount, grill.address, grill.phone) = (12, "12", "+358 9 123")
        grill.website = URL(string: "https://example.org/")
        var nameless = Town.place("2", .cafe, north: 600, opening: .hours("Mo-Su 14:00-15:00"))
        nameless.name = nil
        return [
            grill, nameless, Town.place("3", .atm, north: 100), Town.place("4", .nightClub, north: 700, opening: .hours("24/7")),
            Town.place("5", .cafe, north: 50, opening: .hours("nobody knows")),
        ]
    }()

    /// The texts that are the same in all languages: the required name of the source, its own texts, and the example of a place.
    private static let data = ["OpenStreetMap contributors", "Mannerheimintie", "Mo-Fr", "Mo-Su", "nobody knows", "https://example.org/"]

    private func expectNothingLeft(_ app: Driver, _ location: Testing.SourceLocation = #_sourceLocation) {
        let lines = app.transcript.printed
        let left = untranslatedWords(in: lines, besides: Self.data)
        // Hindi writes the halves of the day in Latin letters.
        let isLeft = left.filter { !["am", "pm"].contains($0) }
        #expect(isLeft == [], "\(lines.joined(separator: "\n"))", sourceLocation: location)
    }

    @Test("nothing is left in English, wherever a person goes", arguments: languages)
    func nothingLeft(language: String) async throws {
        let source = ScriptedPlacesSource(Self.places)
        await withApp(.nearby(source: source, now: { Self.noon }), Setting(locale: language, isExhaustive: false)) { app in
            app.expect(.emptyState, NearbyTexts.noPosition)
            expectNothingLeft(app)
            app.type("95, 25", into: NearbyTexts.place)
            app.tap(.button, NearbyTexts.go)
            expectNothingLeft(app)
            app.clear(NearbyTexts.place)
            app.type("60, 25", into: NearbyTexts.place)
            app.tap(.button, NearbyTexts.go)
            await app.wait(for: .pager, NearbyTexts.hotPicks)
            expectNothingLeft(app)
            app.inside(.collectionRow, NearbyTexts.categories).tap(.row, NearbyTexts.typeCafe)
            app.expect(.screen, NearbyTexts.listCafe)
            app.expect(.label, NearbyTexts.placeCount(2))
            expectNothingLeft(app)
            app.type("99", into: NearbyTexts.search)
            app.expect(.emptyState, NearbyTexts.noMatch)
            expectNothingLeft(app)
            app.tap(.button, NearbyTexts.clear)
            app.tap(.row, at: 1)
            app.expect(.screen, NearbyTexts.namelessCafe)
            app.expect(.label, NearbyTexts.openingHours)
            expectNothingLeft(app)
            app.back()
            app.tap(.row, at: 0)
            expectNothingLeft(app)
            app.back()
            app.back()
            for type in [NearbyTexts.typeRestaurant, NearbyTexts.typeNightClub, NearbyTexts.typeATM] {
                app.inside(.collectionRow, NearbyTexts.categories).tap(.row, type)
                expectNothingLeft(app)
                app.tap(.row, at: 0)
                expectNothingLeft(app)
                app.back()
                app.back()
            }
        }
    }

    @Test("failures and their remedies are in the language", arguments: languages)
    func failures(language: String) async throws {
        let source = ScriptedPlacesSource([])
        var device = DeviceScript()
        device.position = .failure(.unavailable)
        for type in PlaceType.allCases { source.fail(type, .busy()) }
        await withApp(.nearby(source: source, now: { Self.noon }), Setting(locale: language, device: device, isExhaustive: false)) { app in
            app.tap(.button, NearbyTexts.useMyLocation)
            await app.settle()
            app.expect(.label, NearbyTexts.deviceUnavailable)
            app.expect(.button, NearbyTexts.tryAgain)
            expectNothingLeft(app)
            app.type("60, 25", into: NearbyTexts.place)
            app.tap(.button, NearbyTexts.go)
            await app.wait(for: .emptyState, NearbyTexts.failedCafe)
            expectNothingLeft(app)
            for type in PlaceType.allCases { source.fail(type, nil) }
            for retry in [NearbyTexts.retryATM, NearbyTexts.retryRestaurant, NearbyTexts.retryCafe, NearbyTexts.retryNightClub] {
                app.tap(.button, retry)
                await app.settle()
            }
            await app.wait(for: .emptyState, NearbyFormatter(locale: language).nothingFound(within: 1000))
            expectNothingLeft(app)
        }
    }

    @Test("in English the same screen has English words, so the search for them finds some")
    func theSearchFinds() async throws {
        withApp(.nearby(source: ScriptedPlacesSource([]))) { app in
            #expect(untranslatedWords(in: app.transcript.printed, besides: Self.data).contains("Refresh"))
            app.ignoreChanges()
        }
    }

    private static let transports: [HTTPFailure] = [
        .timedOut(host: "example.org", after: .seconds(5)), .unreachable(host: "example.org"), .cutOff(host: "example.org"),
        .insecure(host: "example.org"), .notHTTP(host: "example.org"), .unreadable(host: "example.org"),
        .tooLarge(host: "example.org", limit: 1_000_000), .redirectLoop(host: "example.org"), .unusableAddress("example.org"),
    ]
    private static let errors: [PlacesError] =
        [
            .tooManyRequests(retryAfter: .seconds(3)), .busy(), .busy(remark: "remark"), .notAcceptable, .refused(message: "remark."),
            .incomplete,
            .page, .garbage, .empty, .unexpectedShape("remark"), .unexpectedStatus(418), .unexpectedStatus(500),
            .unreadableExtract("remark"),
            .interrupted,
        ] + transports.map(PlacesError.noAnswer)

    @Test("every failure is reported in every language, and in English by its own description", arguments: ["en"] + languages)
    func everyFailure(language: String) {
        let texts = NearbyFormatter(locale: language)
        for error in Self.errors {
            let told = texts.failure(error)
            if language == "en" {
                #expect(told.hasPrefix(error.sentence), "\(told)")
            } else {
                #expect(untranslatedWords(in: ["\"\(told)\""], besides: ["example.org", "remark", "HTTP"]) == [], "\(told)")
            }
        }
        #expect(Set(Self.errors.map(texts.failure)).count == Self.errors.count, "Each says something of its own.")
    }

    @Test(
        "a text that was not understood is reported in every language, and in English by its own description", arguments: ["en"] + languages
    )
    func positions(language: String) {
        let texts = NearbyFormatter(locale: language)
        let errors: [PositionError] = [
            .nothingTyped, .offTheGlobe("95, 25"), .unreadableAddress("geo:x"), .unknownSystem("moon"), .unknownName("Atlantis"),
        ]
        for error in errors {
            let told = texts.sentence(error)
            if language == "en" {
                #expect(told == error.sentence)
            } else {
                #expect(untranslatedWords(in: ["\"\(told)\""], besides: ["geo:x", "moon", "Atlantis", "geo", "WGS"]) == [], "\(told)")
            }
        }
    }

    @Test(
        "distances, counts and ratings are written as the language writes them",
        arguments: [
            ("hi-IN", "1.2 कि॰मी॰", "1,234 जगहें", "5 में से 4.5, 2 रेटिंग"),
            ("ar-EG", "١٫٢ كم", "١٬٢٣٤ مكانًا", "٤٫٥ من 5، تقييمان"),
            ("fa-IR", "۱٫۲ کیلومتر", "۱٬۲۳۴ مکان", "۴٫۵ از ۵، ۲ امتیاز"),
            ("zh-CN", "1.2 公里", "1,234 处地点", "4.5 分（满分 5 分），2 条评分"),
        ])
    func values(locale: String, distance: String, count: String, rating: String) {
        let texts = NearbyFormatter(locale: locale)
        #expect(texts.distance(1249).filter { $0 != "\u{2068}" && $0 != "\u{2069}" } == distance)
        #expect(texts.count(shown: 1234, of: 1234, isCut: false) == count)
        #expect(texts.rating(4.5, count: 2) == rating)
    }
}
