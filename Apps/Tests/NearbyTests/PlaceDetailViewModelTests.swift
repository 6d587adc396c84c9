import BelvedereBinding
import BelvedereCore
import BelvedereTesting
import Foundation
import LongRuns
import NearbyModel
import NearbyPlaces
import Testing

@Suite(.timeLimit(minutes: 5))
struct PlaceDetailViewModelTests {
    private static let cafe = Place(
        id: "node/1", types: [.cafe], name: "Engel", coordinate: Coordinate(latitude: 60.1690, longitude: 24.9525)!,
        address: "Aleksanterinkatu 26", phone: "+358 9 123", website: URL(string: "https://example.org/"), rating: 4.5,
        ratingCount: 12, opening: .now(isOpen: true), provider: .openStreetMap)

    private func make(
        _ places: [Place], locale: String = "en-US", provider: PlacesProvider = .openStreetMap
    ) throws -> (around: PlacesAround, home: HomeViewModel) {
        let around = PlacesAround(
            source: ScriptedPlacesSource(places, provider: provider), timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) })
        let home = HomeViewModel(
            around: around, extract: try PlacesExtract.shipped(), router: Router(root: .home()),
            environment: SessionEnvironment(locale: locale), device: try #require(SessionContext.current).device)
        return (around, home)
    }

    private func start(_ around: PlacesAround) async {
        around.move(to: Position(coordinate: Coordinate(latitude: 60.1690, longitude: 24.9425)!, source: .typed))
        await around.untilAnswered()
    }

    @Test func everythingKnownIsShown() async throws {
        try await withSession {
            let (around, home) = try make([Self.cafe])
            await start(around)
            let facts = try #require(home.detail(of: "node/1").facts.value)
            #expect(
                facts
                    == {
                        var expected = PlaceFacts()
                        expected.name = "Engel"
                        expected.status = "Open"
                        expected.hours = "Open"
                        expected.distance = "0.3 mi"
                        expected.address = "Aleksanterinkatu 26"
                        expected.rating = "4.5 of 5, 12 ratings"
                        expected.phone = "+358 9 123"
                        expected.phoneLink = "tel:+3589123"
                        expected.website = "https://example.org/"
                        expected.directions = facts.directions
                        return expected
                    }())
            #expect(facts.directions.hasPrefix("https://www.openstreetmap.org/directions?route=60.169,24.9425"))
        }
    }

    @Test(arguments: [("fi-FI", "550 m"), ("en-US", "0.3 mi"), ("en-GB", "0.3 mi")])
    func theDistanceIsWrittenAsThePersonMeasures(locale: String, distance: String) async throws {
        try await withSession {
            let (around, home) = try make([Self.cafe], locale: locale)
            await start(around)
            #expect(home.detail(of: "node/1").facts.value?.distance == distance)
        }
    }

    @Test func theMapHasTheStreetsOfTheExtractWithTheirNames() async throws {
        try await withSession {
            let (around, home) = try make([Self.cafe])
            await start(around)
            let map = home.detail(of: "node/1").map
            // The map is complete when it appears, without a request.
            let first = map.streets.value
            #expect(first.ranks.flatMap(\.lines).joined().count > 50)
            #expect(map.labels.value.streets.contains { $0.text == "Aleksanterinkatu" })
            #expect(map.ground.value.map(\.kind) == [.water, .green, .building], "in the order in which they are drawn")
            // The broad streets are above the others.
            let widths = first.ranks.map { MapStreets.width($0.rank, scale: 1) }
            #expect(widths == widths.sorted())
            for _ in 0..<3 { map.zoomOut() }
            await map.load()
            #expect(map.streets.value.ranks.flatMap(\.lines).count > first.ranks.flatMap(\.lines).count)
            #expect(Set(map.ground.value.map(\.kind)) == [.water, .green], "a map of the town has the sea, and no houses")
            #expect(map.markers.value.map(\.name) == ["Engel"] && map.markers.value.map(\.isChosen) == [true])
            #expect(map.markers.value.first?.point == MapPoint(x: 0, y: 0))
        }
    }

    @Test func placesOfGoogleStandOnNoMapOfOurOwnAndNameTheirSource() async throws {
        try await withSession {
            let (around, home) = try make([Self.cafe], provider: .googleMaps)
            await start(around)
            let detail = home.detail(of: "node/1")
            await detail.map.run()
            #expect(!detail.allowsMap)
            #expect(detail.map.streets.value.ranks.isEmpty)
            #expect(detail.attribution == "Google Maps")
        }
    }

    // MARK: Hours

    /// Thursday, 1 January 1970, midnight.
    private func facts(_ hours: Place.Opening, locale: String = "en-IE") async throws -> PlaceFacts {
        var place = Self.cafe
        place.opening = hours
        let (around, home) = try make([place], locale: locale)
        await start(around)
        return try #require(home.detail(of: "node/1").facts.value)
    }

    @Test(
        "hours are told in words, with the week as a table and as they were written",
        arguments: [
            ("24/7", "Open", "Open", "Today: Open 24 hours"), ("Mo-Su 00:00-01:00", "Open", "Open until 1:00", "Today: 0:00–1:00"),
            ("Mo-Fr 09:00-17:00", "Closed", "Closed, opens 9:00", "Today: 9:00–17:00"),
            ("Fr 09:00-17:00", "Closed", "Closed, opens tomorrow at 9:00", "Today: Closed"),
            ("Mo 09:00-17:00", "Closed", "Closed, opens Monday at 9:00", "Today: Closed"),
            ("Mo-Su 00:00-24:00; Fr off", "Open", "Open until midnight", "Today: Open 24 hours"),
            ("Th 12:00+", "Closed", "Closed, may open 12:00", "Today: 12:00–0:00 (perhaps)"),
            ("off", "Closed", "Closed", "Today: Closed"),
        ])
    func hoursInWords(text: String, status: String, words: String, today: String) async throws {
        try await withSession {
            let facts = try await facts(.hours(text))
            #expect(facts.status == status)
            #expect(facts.hours == words)
            #expect(facts.week.count == 7)
            #expect(facts.week.first.map { "\($0.name): \($0.hours)" } == today)
            #expect(facts.week.last?.name == "Wednesday")
            #expect(facts.hoursAsWritten == "As written: \(text)")
        }
    }

    @Test func hoursThatNobodyCanReadAreShownAsTheyAre() async throws {
        try await withSession {
            let facts = try await facts(.hours("Mo-Fr 9-5, lunch"))
            #expect(facts.status == "Unknown")
            #expect(facts.hours.isEmpty && facts.week.isEmpty)
            #expect(facts.hoursAsWritten == "We can't read these hours: “Mo-Fr 9-5, lunch”. Check before you go.")
        }
    }

    @Test func hoursAreWrittenAsThePersonTellsTheTime() async throws {
        try await withSession {
            let facts = try await facts(.hours("Mo-Su 00:00-23:00"), locale: "en-US")
            #expect(facts.hours == "Open until 11:00\u{202F}PM")
        }
    }

    @Test(
        "In Hindi a time is said with the part of the day",
        arguments: [
            ("Mo-Su 00:00-01:00", "रात 1:00 बजे तक खुला"), ("Mo-Fr 09:00-17:00", "बंद, सुबह 9:00 बजे खुलेगा"),
            ("Mo 17:00-20:00", "बंद, सोमवार को शाम 5:00 बजे खुलेगा"),
        ])
    func timesInHindi(hours: String, told: String) async throws {
        try await withSession {
            let facts = try await facts(.hours(hours), locale: "hi")
            #expect(facts.hours == told)
        }
    }

    @Test func aPlaceThatIsShutForAWhileSaysSo() async throws {
        try await withSession {
            let facts = try await facts(.closedForNow)
            #expect(facts.status == "Closed")
            #expect(facts.hours == "Closed for the time being")
        }
    }

    @Test func aPlaceThatIsNotAroundIsMissing() async throws {
        try await withSession {
            let (around, home) = try make([Self.cafe])
            await start(around)
            let detail = home.detail(of: "node/2")
            #expect(
                detail.state.value
                    == .empty(
                        ContentMessage(
                            "Place not found",
                            detail: "It may be outside the radius, or it no longer exists.",
                            symbol: .place,
                            isError: true
                        )))
            #expect(detail.facts.value == nil)
        }
    }
}
