import BelvedereBinding
import BelvedereCore
import BelvedereTesting
import Foundation
import LongRuns
import NearbyModel
import NearbyPlaces
import Synchronization
import Testing

@Suite(.timeLimit(minutes: 5))
struct PlaceListViewModelTests {
    /// A Wednesday, 12:00 GMT.
    private static let noon = Date(timeIntervalSince1970: 1_789_560_000)

    private func make(
        _ source: ScriptedPlacesSource, clock: TestClock = TestClock(), locale: String = "fi-FI",
        now: @escaping @Sendable () -> Date = { Self.noon }
    ) throws -> (home: HomeViewModel, around: PlacesAround, router: Router<NearbyRoute>) {
        let around = PlacesAround(source: source, timeZone: .gmt, now: now)
        let router = Router(root: NearbyRoute.home())
        let home = HomeViewModel(
            around: around, extract: nil, router: router, environment: SessionEnvironment(locale: locale, clock: clock),
            device: try #require(SessionContext.current).device)
        return (home, around, router)
    }

    private func start(_ around: PlacesAround) async {
        around.move(to: Position(coordinate: Town.middle, source: .typed))
        await around.untilAnswered()
    }

    private let cafes = [
        Town.place("b day", .cafe, north: 100, opening: .hours("08:00-18:00")),
        Town.place("a night", .cafe, north: 300, opening: .hours("20:00-24:00")),
        Town.place("c never says", .cafe, north: 200),
        Town.place("d gibberish", .cafe, north: 400, opening: .hours("when we feel like it?")),
    ]

    @Test func theStatusIsOpenClosedOrUnknownAndUnknownIsNeverClosed() async throws {
        try await withSession {
            let (home, around, _) = try make(ScriptedPlacesSource(cafes))
            await start(around)
            let rows = home.list(of: .cafe).rows.elements
            #expect(rows.map(\.status) == ["Open until 18.00", "Opening hours unknown", "Closed, opens 20.00", "Opening hours unknown"])
            #expect(rows.map(\.distance) == ["100 m", "200 m", "300 m", "400 m"])
        }
    }

    @Test func placesAreSortedFoundAndFilteredByBeingOpen() async throws {
        try await withSession {
            let (home, around, _) = try make(ScriptedPlacesSource(cafes))
            await start(around)
            let list = home.list(of: .cafe)
            #expect(list.sortKeys.value == [.distance, .name])
            list.sortKey.value = .name
            #expect(list.rows.elements.map(\.name) == ["A Night", "B Day", "C Never Says", "D Gibberish"])
            list.isOpenOnly.value = true
            #expect(list.rows.elements.map(\.name) == ["B Day"])
            #expect(list.count.value == "1 of 4 shown")
            list.searchText.value = "night"
            #expect(list.rows.isEmpty)
            #expect(list.emptiness.value == .noMatch)
            list.showAll()
            #expect(list.rows.count == 4)
            #expect(list.emptiness.value == nil)
        }
    }

    #if os(Linux)
    @Test("names stand in the order of the person's language", arguments: [("en", ["Åsa", "Zoe"]), ("sv", ["Zoe", "Åsa"])])
    func namesFollowTheLanguage(_ locale: String, _ names: [String]) async throws {
        try await withSession {
            let source = ScriptedPlacesSource([Town.place("zoe", .cafe, north: 100), Town.place("åsa", .cafe, north: 200)])
            let (home, around, _) = try make(source, locale: locale)
            await start(around)
            let list = home.list(of: .cafe)
            list.sortKey.value = .name
            #expect(list.rows.elements.map(\.name) == names)
        }
    }
    #endif

    @Test func ratingsAreOfferedToSortByOnlyWhereSomebodyRates() async throws {
        try await withSession {
            let (home, around, _) = try make(
                ScriptedPlacesSource([
                    Town.place("near", .cafe, north: 100, rating: 3), Town.place("far", .cafe, north: 200, rating: 4.5),
                ]))
            await start(around)
            let list = home.list(of: .cafe)
            #expect(list.sortKeys.value == [.distance, .rating, .name])
            list.sortKey.value = .rating
            #expect(list.rows.elements.map(\.name) == ["Far", "Near"])
            #expect(list.rows[0].rating == "4,5 of 5")
        }
    }

    @Test func aPlaceThatClosesMeanwhileIsShownAsClosed() async throws {
        let time = Mutex(Self.noon)
        let clock = TestClock()
        try await withSession {
            let (home, around, _) = try make(ScriptedPlacesSource(cafes), clock: clock, now: { time.withLock { $0 } })
            await start(around)
            let list = home.list(of: .cafe)
            let work = home.launch { await home.run() }
            time.withLock { $0 += 8.5 * 3600 }
            #expect(list.rows[0].status == "Open until 18.00")
            await clock.advance(by: .seconds(60))
            #expect(list.rows[0].status == "Closed, opens tomorrow at 8.00")
            #expect(list.rows[2].status == "Open until midnight")
            work.cancel()
        }
    }

    @Test func aListWithoutAPositionSaysSo() throws {
        try withSession {
            let (home, _, _) = try make(ScriptedPlacesSource(cafes))
            #expect(home.list(of: .cafe).emptiness.value == .noPosition)
            #expect(home.detail(of: "a night").hasNoPosition.value)
        }
    }

    @Test func aListThatFailedOffersToAskAgain() async throws {
        try await withSession {
            let source = ScriptedPlacesSource(cafes)
            source.fail(.cafe, .page)
            let (home, around, _) = try make(source)
            await start(around)
            let list = home.list(of: .cafe)
            #expect(list.state.value == .failed("The places service sent a web page instead of places. Try again."))
            #expect(list.emptiness.value == nil)
            source.fail(.cafe, nil)
            list.retry()
            await around.untilAnswered()
            #expect(list.state.value == .content)
            #expect(list.rows.count == 4)
        }
    }

    @Test func aListWithoutPlacesOffersAWiderRadius() async throws {
        try await withSession {
            let (home, around, _) = try make(ScriptedPlacesSource([Town.place("far", .nightClub, north: 1500)]))
            await start(around)
            let list = home.list(of: .nightClub)
            #expect(list.emptiness.value == .nothingFound(radius: 1000, wider: 2000))
            list.widen()
            await around.untilAnswered()
            #expect(list.rows.elements.map(\.distance) == ["1,5 km"])
        }
    }

    @Test func aListThatIsCutSaysThatItHasTheNearest() async throws {
        try await withSession {
            let places = (1...200).map { Town.place("cafe \($0)", .cafe, north: Double($0)) }
            let (home, around, _) = try make(ScriptedPlacesSource(places))
            await start(around)
            let list = home.list(of: .cafe)
            #expect(list.count.value == "The nearest 200 places")
            list.searchText.value = "200"
            #expect(list.count.value == "1 of the nearest 200 shown")
        }
    }

    @Test func aRowLeadsToThePlace() async throws {
        try await withSession {
            let (home, around, router) = try make(ScriptedPlacesSource(cafes))
            await start(around)
            let list = home.list(of: .cafe)
            list.open(list.rows[2])
            #expect(router.stack.path == "/%4060.00000%2C25.00000/place/a%20night")
        }
    }
}
