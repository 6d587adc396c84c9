import Belvedere
import BelvedereTesting
import Foundation
import LongRuns
import Nearby
import NearbyModel
import NearbyPlaces
import Testing

/// Tests that the address holds the position and the chosen list, so that a person can reload and share it.
@Suite(.timeLimit(minutes: 5))
struct NearbyAddressTests {
    private static let noon = Date(timeIntervalSince1970: 1_789_560_000)

    @Test(
        "an address with a position leads to the places around it",
        arguments: [
            ("/@60.00000,25.00000", "Nearby"), ("/@60.00000,25.00000/cafe", "Cafes nearby"),
            ("/@60.00000,25.00000/cafe/place/tearoom", "Tearoom"),
            ("/@60.00000,25.00000/place/tearoom", "Tearoom"), ("/@60,25/place/tearoom", "Tearoom"),
        ])
    func shared(path: String, title: String) async throws {
        let source = ScriptedPlacesSource(Town.places)
        await withApp(.nearby(source: source, now: { Self.noon }), at: path, Setting(isExhaustive: false)) { app in
            switch title {
            case "Nearby": await app.wait(for: .pager, "Hot picks only for you")
            case "Cafes nearby": await app.wait(for: .label, "2 places")
            default: await app.wait(for: .screen, title)
            }
            app.expect(.screen, title)
            app.expectNo(.emptyState, "Where are you?")
        }
        #expect(source.questions.first?.area.center == Town.middle)
    }

    @Test func theAddressFollowsThePositionAndTheRadius() throws {
        try withSession {
            let source = ScriptedPlacesSource(Town.places)
            let around = PlacesAround(source: source, timeZone: .gmt, now: { Self.noon })
            let router = Router(root: NearbyRoute.home())
            let home = HomeViewModel(
                around: around, extract: nil, router: router, environment: SessionEnvironment(locale: "en-IE"),
                device: try #require(SessionContext.current).device)
            #expect(router.stack.path == "")
            home.position.text.value = "60.169, 24.9525"
            home.position.submit()
            #expect(router.stack.path == "/%4060.16900%2C24.95250")
            home.selectRadius(3)
            router.push(.list(.cafe))
            #expect(router.stack.path == "/%4060.16900%2C24.95250%2C2000/cafe")
            // A step back in the browser's history leads to the position of the search before.
            router.stack = RouteStack(root: router.stack.root, path: "/@60,25/cafe")
            #expect(around.position.value == Position(coordinate: Town.middle, source: .address))
            #expect(around.radius.value == SearchArea.startingRadius)
            #expect(home.position.summary.value == "Near 60.00000, 25.00000, from the link")
        }
    }

    @Test(
        "an address that is no position is not one",
        arguments: [
            "@", "@91,0", "@0,181", "@60", "@60,25,7", "@60,25,1000000", "@60.1234567,25", "60,25", "@nan,inf", "@60,25;rm",
        ])
    func noPosition(text: String) {
        #expect(Whereabouts(text) == nil)
    }

    @Test(
        "the written form is read back",
        arguments: [(0.0, 0.0, 1000.0), (-45.123456, -179.999999, 200), (90, 180, 5000), (60.16990, 24.93840, 500)])
    func wayBack(latitude: Double, longitude: Double, radius: Double) throws {
        let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
        let whereabouts = Whereabouts(coordinate, radius: radius)
        #expect(Whereabouts(whereabouts.text) == whereabouts)
        #expect(try #require(whereabouts.coordinate).distance(to: coordinate) < 1)
        #expect(whereabouts.radius == radius)
    }

    // MARK: Beyond the data

    @Test func beyondTheShippedDataItSaysWhatIsCovered() async throws {
        let extract = try PlacesExtract.shipped()
        await withApp(.nearby(source: extract, extract: extract, now: { Self.noon }), Setting(isExhaustive: false)) { app in
            app.type("48.85, 2.35", into: "Place or coordinates")
            app.submit("Place or coordinates")
            await app.wait(for: .emptyState, "No places here")
            app.tap(.button, "Start in central Helsinki")
            await app.wait(for: .pager, "Hot picks only for you")
        }
        await withApp(.nearby(source: extract, extract: extract, now: { Self.noon }), at: "/@48.85,2.35/cafe", Setting(isExhaustive: false))
        { app in
            await app.wait(for: .emptyState, "No places here")
            app.tap(.button, "Start in central Helsinki")
            await app.wait(for: .list, "Cafes nearby")
            app.expectNo(.emptyState)
        }
    }

    @Test func theCoverageIsShownIfNothingCanBeReached() async throws {
        let extract = try PlacesExtract.shipped()
        try await withSession {
            let around = PlacesAround(source: extract, timeZone: .gmt, now: { Self.noon })
            let home = HomeViewModel(
                around: around, extract: extract, router: Router(root: .home()), environment: SessionEnvironment(locale: "en-IE"),
                device: try #require(SessionContext.current).device)
            around.move(to: Position(coordinate: try #require(Coordinate(latitude: 48.85, longitude: 2.35)), source: .typed))
            await around.untilAnswered()
            #expect(home.emptiness.value == .outsideCoverage(covered: "central Helsinki"))
            #expect(
                home.state.value
                    == .empty(
                        ContentMessage(
                            "No places here", detail: "The data covers central Helsinki only.", symbol: .place,
                            action: "Start in central Helsinki")))
            #expect(home.list(of: .cafe).emptiness.value == .outsideCoverage(covered: "central Helsinki"))
            // Just outside the data, a wider search reaches them.
            around.move(to: Position(coordinate: try #require(Coordinate(latitude: 60.14, longitude: 24.94)), source: .typed))
            await around.untilAnswered()
            #expect(home.emptiness.value == .nothingFound(radius: 1000, wider: 2000))
        }
    }

    @Test(
        "an address that the app shows can be searched",
        arguments: [
            ("Mikonkatu 18", "Mikonkatu 18"), ("mikonkatu 18, helsinki", "Mikonkatu 18"), ("Mannerheimintie 99999", "Mannerheimintie"),
        ])
    func addresses(text: String, name: String) async throws {
        let extract = try PlacesExtract.shipped()
        let found = try #require(try await extract.positions(named: text).first)
        #expect(found.name.hasPrefix(name))
        let all = try await extract.places(of: Set(PlaceType.allCases), in: SearchArea(center: found.coordinate, radius: 1000))
        #expect(!all.isEmpty)
    }

    @Test func everyAddressThatIsShownIsFound() async throws {
        let extract = try PlacesExtract.shipped()
        let center = try #require(extract.center)
        let places = try await extract.places(of: Set(PlaceType.allCases), in: SearchArea(center: center, radius: 5000))
        let shown = places.compactMap { place in place.address.map { ($0, place.coordinate) } }
        #expect(shown.count > 50)
        for address in Set(shown.map(\.0)) {
            let found = try #require(try await extract.positions(named: address).first, "\(address)")
            // An address that is only a street leads to the street.
            #expect(found.kind == .street || shown.contains { $0.0 == address && $0.1.distance(to: found.coordinate) < 1 }, "\(address)")
        }
    }
}
