import Foundation
import HTTPService
import LongRuns
import NearbyPlaces
import OpeningHours
import OpenStreetMap
import ServiceTesting
import StandInServers
import Testing

/// Tests the promises of every source. All four sources have the same places: the extract from a database, the others from their stand-in
/// servers over real HTTP.
@Suite(.timeLimit(minutes: 5))
struct PlacesSourceContractTests {
    enum Kind: String, CaseIterable, CustomTestStringConvertible {
        case extract, overpass, google, googleLegacy
        var testDescription: String { rawValue }

        /// The maximum number of places of a type that the service returns.
        var most: Int {
            switch self {
            case .extract, .overpass: .max
            case .google: 20
            case .googleLegacy: 60
            }
        }
    }

    static let remote: [Kind] = [.overpass, .google, .googleLegacy]

    struct World {
        let standIn: PlacesStandIn
        let server: StandInServer
        let places: [StandInPlace]
        let center: Coordinate
    }

    /// Makes a source that knows the places, and stops its server afterwards.
    static func with(
        _ kind: Kind, center: (Double, Double) = (60.17, 24.94), count: Int = 70, http: HTTPService = HTTPService(),
        clock: any Clock<Duration> = HurryingClock(), _ body: (any PlacesSource, World) async throws -> Void
    ) async throws {
        let places = StandInPlace.round(latitude: center.0, longitude: center.1, count: count)
        let standIn = PlacesStandIn(places: places)
        let server = try await standIn.start()
        let address = try #require(URL(string: server.address))
        let source: any PlacesSource
        switch kind {
        case .extract: source = try await PlacesImporterTests.imported(geoJSON(places), "geojson")
        case .overpass: source = OverpassPlaces(address: address.appending(path: "api/interpreter"), http: http)
        case .google: source = GooglePlaces(address: address, key: PlacesStandIn.key, http: http)
        case .googleLegacy: source = GoogleLegacyPlaces(address: address, key: PlacesStandIn.key, http: http, clock: clock)
        }
        let world = World(standIn: standIn, server: server, places: places, center: try PlacesExtractTests.coordinate(center.0, center.1))
        do { try await body(source, world) } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    private static func geoJSON(_ places: [StandInPlace]) throws -> String {
        let features = places.map { place -> [String: Any] in
            var properties = ["amenity": place.amenities.joined(separator: ";"), "name": place.name]
            properties["opening_hours"] = place.isOpen.map { $0 ? "24/7" : "off" }
            return [
                "type": "Feature", "id": "node/\(place.id)", "properties": properties,
                "geometry": ["type": "Point", "coordinates": [place.longitude, place.latitude]],
            ]
        }
        return String(
            decoding: try JSONSerialization.data(withJSONObject: ["type": "FeatureCollection", "features": features]), as: UTF8.self)
    }

    @Test(arguments: Kind.allCases)
    func placesComeNearestFirstWithinTheRadiusAndEachOnce(kind: Kind) async throws {
        try await Self.with(kind) { source, world in
            for type in PlaceType.allCases {
                let places = try await source.places(of: [type], in: SearchArea(center: world.center, radius: 300))
                let distances = places.map { world.center.distance(to: $0.coordinate) }
                #expect(distances == distances.sorted())
                #expect((distances.last ?? 0) <= 300)
                #expect(Set(places.map(\.id)).count == places.count)
                #expect(places.allSatisfy { $0.types.contains(type) })
                // The places within 300 m on circles 20 m apart, and the place that is both restaurant and cafe.
                let expected = type == .restaurant || type == .cafe ? 15 : type == .atm ? 15 : 14
                #expect(places.count == expected, "\(type)")
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func noMoreComeThanAreWantedOrThanTheServiceGives(kind: Kind) async throws {
        try await Self.with(kind) { source, world in
            for limit in [1, 3, 20, 50] {
                let places = try await source.places(of: [.cafe], in: SearchArea(center: world.center, radius: 5000, limit: limit))
                #expect(places.count == min(limit, kind.most))
            }
            let all = try await source.places(of: [.cafe], in: SearchArea(center: world.center, radius: 5000))
            #expect(all.count == min(71, kind.most))
        }
    }

    @Test(arguments: Kind.allCases)
    func anEmptyAreaGivesNoPlacesAndNoError(kind: Kind) async throws {
        try await Self.with(kind) { source, _ in
            let far = try PlacesExtractTests.coordinate(-45, 100)
            let found = try await source.places(of: Set(PlaceType.allCases), in: SearchArea(center: far))
            #expect(found.isEmpty)
        }
    }

    @Test(arguments: Kind.allCases)
    func zeroZeroIsAPlaceLikeAnyOther(kind: Kind) async throws {
        try await Self.with(kind, center: (0, 0), count: 3) { source, world in
            let places = try await source.places(of: [.atm], in: SearchArea(center: world.center))
            #expect(places.count == 3)
        }
    }

    @Test(arguments: Kind.allCases)
    func aPlaceOfTwoTypesIsFoundUnderBothAndTogetherOnce(kind: Kind) async throws {
        try await Self.with(kind, count: 3) { source, world in
            let area = SearchArea(center: world.center)
            let both = try await source.places(of: [.restaurant, .cafe], in: area)
            #expect(both.filter { $0.name == "Both <b>&\"\\" }.map(\.types) == [[.restaurant, .cafe]])
            #expect(both.count == 7)
            for type in [PlaceType.restaurant, .cafe] {
                #expect(try await source.places(of: [type], in: area).contains { $0.name == "Both <b>&\"\\" })
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func openClosedAndUnknownAreToldApart(kind: Kind) async throws {
        try await Self.with(kind, count: 3) { source, world in
            let places = try await source.places(of: [.atm], in: SearchArea(center: world.center))
            #expect(places.map { $0.openStatus(at: Date(), timeZone: .gmt) } == [.open, .closed, .unknown])
        }
    }

    @Test(arguments: Kind.allCases)
    func theSectionsOfAllTypesArrive(kind: Kind) async throws {
        try await Self.with(kind, count: 3) { source, world in
            var counts: [PlaceType: Int] = [:]
            for await section in source.sections(in: SearchArea(center: world.center, limit: 20)) {
                counts[section.type] = try section.result.get().count
            }
            #expect(counts == [.atm: 3, .restaurant: 4, .cafe: 4, .nightClub: 3])
            // One request for all types, or one for each type.
            if kind != .extract { #expect(world.server.requests.count == (source.answersAllTypesAtOnce ? 1 : 4)) }
        }
    }

    @Test(arguments: Kind.allCases)
    func everySourceNamesItsAttribution(kind: Kind) async throws {
        try await Self.with(kind, count: 1) { source, world in
            let isGoogle = kind == .google || kind == .googleLegacy
            #expect(source.provider.attribution == (isGoogle ? "Google Maps" : "© OpenStreetMap contributors"))
            #expect(source.provider.allowsOwnMapsAndStorage == !isGoogle)
            let place = try #require(try await source.places(of: [.atm], in: SearchArea(center: world.center)).first)
            #expect(place.provider == source.provider)
            #expect(place.directions(from: world.center)?.scheme == "https")
        }
    }

    @Test(arguments: Kind.allCases)
    func aCancelledCallerIsToldSo(kind: Kind) async throws {
        try await Self.with(kind, count: 1) { source, world in
            let center = world.center
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await source.places(of: [.atm], in: SearchArea(center: center))
            }
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    /// Each failure and the code of its error.
    static let failures: [(PlacesStandIn.Failure, String)] = [
        (.tooManyRequests, "too-many-requests"), (.busy, "busy"), (.refused, "refused"), (.serverErrorPage, "unexpected-status"),
        (.pageWithStatus200, "page-instead-of-places"), (.garbage, "not-json"), (.empty, "empty-answer"), (.wrongTypes, "unexpected-shape"),
        (.cutOff, "cut-off"), (.cutOffButComplete, "incomplete"), (.hangUp, "cut-off"), (.tooLarge, "too-large"),
        (.redirectLoop, "redirect-loop"),
    ]

    @Test(arguments: remote, failures)
    func eachFailureHasItsErrorAndTheNextRefreshWorks(kind: Kind, failure: (PlacesStandIn.Failure, String)) async throws {
        try await Self.with(kind, count: 3) { source, world in
            let area = SearchArea(center: world.center)
            world.standIn.failure = failure.0
            let error = await #expect(throws: PlacesError.self) { try await source.places(of: [.atm], in: area) }
            #expect(error?.code == failure.1)
            #expect(error?.sentence.isEmpty == false)
            #expect(error?.sentence.contains(PlacesStandIn.key) == false)
            world.standIn.failure = nil
            let found = try await source.places(of: [.atm], in: area)
            #expect(found.count == 3)
        }
    }

    @Test(arguments: remote, [PlacesStandIn.Failure.silence, .drip])
    func aSourceThatDoesNotFinishIsGivenUp(kind: Kind, failure: PlacesStandIn.Failure) async throws {
        let clock = ManualClock()
        try await Self.with(kind, count: 3, http: HTTPService(clock: clock)) { source, world in
            let area = SearchArea(center: world.center)
            world.standIn.failure = failure
            let task = Task { try await source.places(of: [.atm], in: area) }
            await clock.sleepers(1)
            clock.advance(by: .seconds(20))
            let error = await #expect(throws: PlacesError.self) { try await task.value }
            #expect(error?.code == "timed-out")
            world.standIn.failure = nil
            let found = try await source.places(of: [.atm], in: area)
            #expect(found.count == 3)
        }
    }

    @Test(arguments: [Kind.google, .googleLegacy])
    func aTypeThatFailsLeavesTheOthers(kind: Kind) async throws {
        try await Self.with(kind, count: 3) { source, world in
            world.standIn.failure = .busy
            world.standIn.failingType = "cafe"
            var failed: [PlaceType] = [], found: Set<PlaceType> = []
            for await section in source.sections(in: SearchArea(center: world.center)) {
                if case .success = section.result { found.insert(section.type) } else { failed.append(section.type) }
            }
            #expect(failed == [.cafe])
            #expect(found == [.atm, .restaurant, .nightClub])
        }
    }

    @Test func withASourceThatAnswersAllAtOnceTheSectionsFailTogether() async throws {
        try await Self.with(.overpass, count: 3) { source, world in
            world.standIn.failure = .busy
            var codes: [String] = []
            for await section in source.sections(in: SearchArea(center: world.center)) {
                if case .failure(let error) = section.result { codes.append(error.code) }
            }
            #expect(codes == ["busy", "busy", "busy", "busy"])
            #expect(world.server.requests.count == 1)
        }
    }

    @Test func anOverpassServerThatRanOutOfTimeIsNotBelieved() async throws {
        try await Self.with(.overpass) { source, world in
            world.standIn.failure = .runtimeError
            let error = await #expect(throws: PlacesError.self) {
                try await source.places(of: [.atm], in: SearchArea(center: world.center))
            }
            #expect(error?.code == "busy")
            #expect(error?.sentence.contains("Query timed out") == true)
        }
    }

    @Test func thePauseThatAServerAsksForIsTold() async throws {
        for (kind, seconds) in [(Kind.overpass, 15), (.google, 60), (.googleLegacy, 60)] {
            try await Self.with(kind, count: 1) { source, world in
                world.standIn.failure = .tooManyRequests
                let error = await #expect(throws: PlacesError.self) {
                    try await source.places(of: [.atm], in: SearchArea(center: world.center))
                }
                #expect(error?.nextStep == .retryAfter(.seconds(seconds)))
            }
        }
    }

    @Test("the pause that comes with a 503 is told as well") func thePauseOfABusyService() async throws {
        try await Self.with(.google, count: 1) { source, world in
            world.standIn.failure = .busy
            let error = await #expect(throws: PlacesError.self) {
                try await source.places(of: [.atm], in: SearchArea(center: world.center))
            }
            #expect(error?.code == "busy")
            #expect(error?.nextStep == .retryAfter(.seconds(7)))
        }
    }

    @Test(
        "a place that is closed for good is not shown, and one that is closed for a while is closed",
        arguments: [Kind.google, .googleLegacy])
    func businessesThatAreShut(kind: Kind) async throws {
        let server = try await PlacesStandIn(
            places: ["OPERATIONAL", "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY", nil].enumerated().map {
                StandInPlace(
                    id: $0.offset + 1, amenities: ["restaurant"], name: "R\($0.offset + 1)", latitude: 60.17, longitude: 24.94,
                    isOpen: true,
                    business: $0.element)
            }
        ).start()
        let address = try #require(URL(string: server.address))
        let source: any PlacesSource =
            kind == .google
            ? GooglePlaces(address: address, key: PlacesStandIn.key, http: HTTPService())
            : GoogleLegacyPlaces(address: address, key: PlacesStandIn.key, http: HTTPService())
        let center = try PlacesExtractTests.coordinate(60.17, 24.94)
        let places = try await source.places(of: [.restaurant], in: SearchArea(center: center)).sorted { $0.id < $1.id }
        #expect(places.map(\.name) == ["R1", "R2", "R4"])
        #expect(places.map(\.opening) == [.now(isOpen: true), .closedForNow, .now(isOpen: true)])
        #expect(places.map { $0.openStatus(at: Date(), timeZone: .gmt) } == [.open, .closed, .open])
        await server.stop()
    }

    @Test func theAttributionsOfGoogleAreRead() async throws {
        try await Self.with(.google, count: 1) { source, world in
            let place = try #require(try await source.places(of: [.atm], in: SearchArea(center: world.center)).first)
            #expect(place.attributions == [try #require(PlaceAttribution(name: "Guide 1", link: URL(string: "https://guide.example/1")))])
        }
        try await Self.with(.googleLegacy, count: 1) { source, world in
            let place = try #require(try await source.places(of: [.atm], in: SearchArea(center: world.center)).first)
            #expect(place.attributions.map(\.name) == ["Listings by The <Guide>"])
            #expect(place.attributions.first?.link?.absoluteString == "https://guide.example/")
        }
    }

    @Test(
        "only the text and the link of an attribution are kept",
        arguments: [
            ("<a href=\"javascript:alert(1)\">Bad</a>", "Bad", nil), ("<script>x</script>", "x", nil),
            ("Plain &amp; simple", "Plain & simple", nil),
            ("<a href='https://a.example/?a=1&amp;b=2'>A</a>, B", "A, B", "https://a.example/?a=1&b=2"), ("<b></b>", nil, nil),
        ] as [(String, String?, String?)])
    func attributionsOfHTML(html: String, name: String?, link: String?) {
        let attribution = PlaceAttribution(html: html)
        #expect(attribution?.name == name)
        #expect(attribution?.link?.absoluteString == link)
    }

    @Test("the older service is asked once for each type, without a pause, as long as nobody wants more")
    func theUsualLimit() async throws {
        let clock = HurryingClock()
        try await Self.with(.googleLegacy, clock: clock) { source, world in
            for await section in source.sections(in: SearchArea(center: world.center, radius: 5000, limit: source.usualLimit)) {
                let found = try section.result.get()
                #expect(found.count == 20)
            }
            #expect(world.server.requests.count == 4)
            #expect(clock.slept.isEmpty)
        }
    }

    @Test func anUnknownErrorOfTheOlderServiceIsAskedOnceMore() async throws {
        try await Self.with(.googleLegacy, count: 3) { source, world in
            world.standIn.failure = .runtimeError
            let found = try await source.places(of: [.atm], in: SearchArea(center: world.center))
            #expect(found.count == 3)
            #expect(world.server.requests.count == 2)
        }
    }

    @Test func aFurtherPageIsAskedForAfterTwoSecondsAndAgainWhileItsTokenIsTooYoung() async throws {
        let clock = HurryingClock()
        try await Self.with(.googleLegacy, clock: clock) { source, world in
            let places = try await source.places(of: [.atm], in: SearchArea(center: world.center, radius: 5000, limit: 40))
            #expect(places.count == 40)
            // The first page, the second page too early, and the second page.
            #expect(world.server.requests.count == 3)
            #expect(clock.slept == [.seconds(2), .seconds(2)])
        }
    }

    @Test func aTokenThatNeverBecomesValidDoesNotTakeTheFirstPageAway() async throws {
        try await Self.with(.googleLegacy) { source, world in
            world.standIn.earlyTries = .max
            let places = try await source.places(of: [.atm], in: SearchArea(center: world.center, radius: 5000))
            #expect(places.count == 20)
            #expect(world.server.requests.count == 4)
        }
    }

    @Test func aWrongKeyIsRefusedAndNotShown() async throws {
        try await Self.with(.google, count: 1) { _, world in
            let address = try #require(URL(string: world.server.address))
            let sources: [any PlacesSource] = [
                GooglePlaces(address: address, key: "secret-of-mine", http: HTTPService()),
                GoogleLegacyPlaces(address: address, key: "secret-of-mine", http: HTTPService()),
            ]
            for source in sources {
                let error = await #expect(throws: PlacesError.self) {
                    try await source.places(of: [.atm], in: SearchArea(center: world.center))
                }
                #expect(error?.code == "refused")
                #expect(error?.nextStep == .changeSettings)
                #expect(error.map { String(describing: $0).contains("secret") } == false)
            }
        }
    }

    /// Truncations and changed values of real answers. The result is places or an error, never a crash.
    @Test(arguments: remote)
    func damagedAnswersGiveAnErrorOrPlaces(kind: Kind) async throws {
        var random = SeededRandom()
        let rounds = LongRun.isWanted ? 10_000 : 60
        let places = StandInPlace.round(latitude: 60.17, longitude: 24.94, count: 4)
        let good = PlacesStandIn(places: places)
        let damage = DamagingResponder(answering: good, random: random)
        let server = try await StandInServer.start { damage.answer(to: $0) }
        let address = try #require(URL(string: server.address))
        let http = HTTPService()
        let source: any PlacesSource =
            switch kind {
            case .extract, .overpass: OverpassPlaces(address: address.appending(path: "api/interpreter"), http: http)
            case .google: GooglePlaces(address: address, key: PlacesStandIn.key, http: http)
            case .googleLegacy: GoogleLegacyPlaces(address: address, key: PlacesStandIn.key, http: http, clock: HurryingClock())
            }
        let center = try PlacesExtractTests.coordinate(60.17, 24.94)
        for round in 0..<rounds {
            _ = random.next()
            do {
                let found = try await source.places(of: [.cafe], in: SearchArea(center: center))
                #expect(found.allSatisfy { center.distance(to: $0.coordinate) <= 1000 }, "seed \(random.seed), round \(round)")
                #expect(Set(found.map(\.id)).count == found.count, "seed \(random.seed), round \(round)")
            } catch {
                #expect(error is PlacesError, "seed \(random.seed), round \(round): \(error)")
            }
        }
        await server.stop()
    }
}
