import BelvedereBinding
import BelvedereCore
import BelvedereTesting
import Foundation
import NearbyModel
import NearbyPlaces
import Testing

@Suite(.timeLimit(.minutes(1)))
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
            around: around, extract: try PlacesExtract.shipped(), router: Router(root: .home),
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
            #expect(facts == {
                var expected = PlaceFacts()
                expected.name = "Engel"
                expected.status = "Open"
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

    @Test func theMapIsDrawnFromTheStreetsOfTheExtract() async throws {
        try await withSession {
            let (around, home) = try make([Self.cafe])
            await start(around)
            let detail = home.detail(of: "node/1")
            #expect(detail.map.value.lines.isEmpty)
            await detail.loadMap()
            let points = detail.map.value.lines.joined()
            #expect(detail.map.value.lines.count > 5)
            #expect(points.allSatisfy { (0...1000).contains($0.x) && (0...1000).contains($0.y) })
        }
    }

    @Test func placesOfGoogleStandOnNoMapOfOurOwnAndNameTheirSource() async throws {
        try await withSession {
            let (around, home) = try make([Self.cafe], provider: .googleMaps)
            await start(around)
            let detail = home.detail(of: "node/1")
            await detail.loadMap()
            #expect(!detail.allowsMap)
            #expect(detail.map.value.lines.isEmpty)
            #expect(detail.attribution == "Google Maps")
        }
    }

    @Test func aPlaceThatIsNotAroundIsMissing() async throws {
        try await withSession {
            let (around, home) = try make([Self.cafe])
            await start(around)
            let detail = home.detail(of: "node/2")
            #expect(detail.state.value == .empty(ContentMessage(
                "This place is not known around here",
                detail: "It may lie beyond the radius, or it has gone.",
                symbol: .place,
                isError: true
            )))
            #expect(detail.facts.value == nil)
        }
    }
}
