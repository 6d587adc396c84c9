import BelvedereBinding
import BelvedereCore
import BelvedereTesting
import Foundation
import LongRuns
import NearbyModel
import NearbyPlaces
import Testing

/// Tests the view models of the home screen without any view.
@Suite(.timeLimit(minutes: 5))
struct HomeViewModelTests {
    private struct Home {
        let around: PlacesAround
        let router: Router<NearbyRoute>
        let viewModel: HomeViewModel
    }

    private func make(_ source: ScriptedPlacesSource, extract: PlacesExtract? = nil, clock: TestClock = TestClock()) throws -> Home {
        let around = PlacesAround(source: source, timeZone: .gmt, now: { Date(timeIntervalSince1970: 1_790_000_000) })
        let router = Router(root: NearbyRoute.home())
        let viewModel = HomeViewModel(
            around: around, extract: extract, router: router, environment: SessionEnvironment(locale: "en-IE", clock: clock),
            device: try #require(SessionContext.current).device)
        return Home(around: around, router: router, viewModel: viewModel)
    }

    private func start(_ home: Home) async {
        home.around.move(to: Position(coordinate: Town.middle, source: .typed))
        await home.around.untilAnswered()
    }

    private func labels(_ list: DynamicListValue<ImageAndLabelCollectionCellVM>) -> [String] { list.elements.map(\.label) }

    @Test func nothingIsAskedBeforeSomebodySaysWhereTheyAre() async throws {
        try await withSession {
            let source = ScriptedPlacesSource(Town.places)
            let home = try make(source)
            home.viewModel.refresh()
            home.viewModel.selectRadius(4)
            await settle()
            #expect(source.questions.isEmpty)
            #expect(home.viewModel.emptiness.value == .noPosition)
            #expect(home.viewModel.rows.isEmpty)
            #expect(try #require(SessionContext.current).device.waiting == 0)
        }
    }

    @Test func theRowsStandInTheOrderOfTheScreenAndATypeWithoutPlacesHasNone() async throws {
        try await withSession {
            let home = try make(ScriptedPlacesSource(Town.places))
            await start(home)
            #expect(
                home.viewModel.rows.elements.map(\.id) == ["pagination", "categories", "places atm", "places restaurant", "places cafe"])
            guard case .pagination(let pager) = home.viewModel.rows[0], case .categories(let categories) = home.viewModel.rows[1] else {
                Issue.record("Other rows than expected")
                return
            }
            #expect(pager.title == "Hot picks only for you")
            #expect(labels(pager.pages) == ["Bistro", "Tearoom", "Atm1"])
            #expect(pager.pages[0].detail == "50 m")
            #expect(categories.title == "Want to be more specific")
            #expect(labels(categories.items) == ["ATM", "Restaurant", "Cafe", "Night Club"])
        }
    }

    @Test func theFirstPickIsAPlaceToGoToAndTheCashMachineIsTheLastOne() async throws {
        try await withSession {
            let home = try make(
                ScriptedPlacesSource([
                    Town.place("cash", .atm, north: 10, opening: .hours("24/7")), Town.place("club", .nightClub, north: 900),
                    Town.place("tearoom", .cafe, north: 500), Town.place("grill", .restaurant, north: 700, opening: .hours("off")),
                ]))
            await start(home)
            let pager = try #require(home.viewModel.rows[0].pager)
            #expect(labels(pager.pages) == ["Grill", "Tearoom", "Club", "Cash"])
        }
    }

    @Test func rowsAppearBelowEachOtherSoThatNothingMovesWhileTheyLoad() async throws {
        try await withSession {
            let source = ScriptedPlacesSource(Town.places)
            let home = try make(source)
            source.hold()
            home.around.move(to: Position(coordinate: Town.middle, source: .typed))
            await settle()
            #expect(home.viewModel.rows.isEmpty && home.viewModel.state.value == .loading)
            var shown: [[String]] = []
            let token = home.viewModel.rows.asValue.bind { shown.append($0.map(\.id)) }
            source.release()
            await home.around.untilAnswered()
            token.cancel()
            for (earlier, later) in zip(shown, shown.dropFirst()) { #expect(Array(later.prefix(earlier.count)) == earlier) }
            #expect(shown.last?.first == "pagination" && home.viewModel.state.value == .content)
        }
    }

    @Test func aPlaceOfTwoTypesStandsOnceOnHomeAndInBothLists() async throws {
        try await withSession {
            let home = try make(ScriptedPlacesSource(Town.places))
            await start(home)
            let rows = home.viewModel.rows.elements.compactMap { row in
                if case .places(let places) = row { return labels(places.items) }
                return nil
            }
            #expect(rows == [["Atm1", "Atm2", "Atm3"], ["Bistro", "Grill"], ["Tearoom"]])
            #expect(home.viewModel.list(of: .restaurant).rows.elements.map(\.name) == ["Bistro", "Grill"])
            #expect(home.viewModel.list(of: .cafe).rows.elements.map(\.name) == ["Bistro", "Tearoom"])
        }
    }

    @Test func theBestRatedStandFirstAndCashMachinesByDistance() async throws {
        try await withSession {
            let home = try make(
                ScriptedPlacesSource([
                    Town.place("atm far", .atm, north: 300, rating: 5), Town.place("atm near", .atm, north: 100, rating: 1),
                    Town.place("good", .restaurant, north: 300, rating: 4.8), Town.place("poor", .restaurant, north: 100, rating: 2),
                ]))
            await start(home)
            let rows = home.viewModel.rows.elements.compactMap { row in
                if case .places(let places) = row { return labels(places.items) }
                return nil
            }
            #expect(rows == [["Atm Near", "Atm Far"], ["Good", "Poor"]])
        }
    }

    @Test func oneContractServesCategoriesAndPlaces() async throws {
        try await withSession {
            let home = try make(ScriptedPlacesSource(Town.places))
            await start(home)
            var cells: [any TableCollectionCellVMRepresentable] = []
            for row in home.viewModel.rows.elements {
                switch row {
                case .categories(let viewModel): cells.append(viewModel)
                case .places(let viewModel): cells.append(viewModel)
                case .pagination, .failure: break
                }
            }
            #expect(cells.map(\.numberOfItems) == [4, 3, 2, 1])
            cells[0].select(cells[0].viewModelForItem(at: 2))
            #expect(home.router.stack.top == .list(.cafe))
            cells[1].select(cells[1].viewModelForItem(at: 1))
            #expect(home.router.stack.top == .place("atm2"))
        }
    }

    @Test func aTypeThatFailsHasItsOwnErrorAndRetryAndTheOthersStand() async throws {
        try await withSession {
            let source = ScriptedPlacesSource(Town.places)
            source.fail(.restaurant, .garbage)
            let home = try make(source)
            await start(home)
            #expect(
                home.viewModel.rows.elements.map(\.id) == ["pagination", "categories", "places atm", "failure restaurant", "places cafe"])
            let failure = try #require(home.viewModel.rows[3].failure)
            #expect(failure.title == "Couldn't load restaurants")
            #expect(failure.message.value == "The places service sent something we can't read. Try again.")
            // A restaurant that is also a cafe is still in the list of cafes.
            #expect(home.viewModel.list(of: .cafe).rows.count == 2)
            source.fail(.restaurant, nil)
            failure.retry()
            await home.around.untilAnswered()
            #expect(source.questions.last?.types == [.restaurant])
            #expect(source.questions.count == 5)
            #expect(
                home.viewModel.rows.elements.map(\.id) == ["pagination", "categories", "places atm", "places restaurant", "places cafe"])
        }
    }

    /// Every failure of a source, with the text that the person reads.
    static let failures: [(PlacesError, String)] = [
        (.tooManyRequests(retryAfter: .seconds(30)), "Too many requests. Try again in 30 s."),
        (
            .busy(remark: "runtime error: out of memory"),
            "The places service is busy. It reports: “runtime error: out of memory”. Try again."
        ),
        (.notAcceptable, "The places service doesn't accept requests from this app. Check the settings of the places service."),
        (
            .refused(message: "no key"),
            "The places service refused the request. It reports: “no key”. Check the settings of the places service."
        ),
        (.incomplete, "The answer was cut off. Try again."),
        (.page, "The places service sent a web page instead of places. Try again."),
        (.garbage, "The places service sent something we can't read. Try again."),
        (.empty, "The places service sent an empty answer. Try again."),
        (.unexpectedShape("elements"), "The places service sent something other than places (elements). Try again."),
        (.unexpectedStatus(500), "The places service is out of order (HTTP 500). Try again."),
        (
            .unreadableExtract("no file"),
            "The stored places cannot be read (no file). Import them again. Check the settings of the places service."
        ),
    ]

    @Test(arguments: failures)
    func eachFailureIsToldAndTheNextRefreshWorks(error: PlacesError, message: String) async throws {
        try await withSession {
            let source = ScriptedPlacesSource(Town.places, allAtOnce: true)
            source.fail(.atm, error)
            let home = try make(source)
            await start(home)
            #expect(home.viewModel.rows.elements.map(\.id) == ["categories", "failure "])
            let failure = try #require(home.viewModel.rows[1].failure)
            #expect(failure.message.value == message)
            source.fail(.atm, nil)
            home.viewModel.refresh()
            await home.around.untilAnswered()
            #expect(home.viewModel.rows.count == 5)
        }
    }

    @Test func aSourceThatAnswersAllAtOnceIsAskedOnceAndFailsOnce() async throws {
        try await withSession {
            let source = ScriptedPlacesSource(Town.places, allAtOnce: true)
            source.fail(.cafe, .page)
            let home = try make(source)
            await start(home)
            #expect(source.questions.count == 1)
            let failure = try #require(home.viewModel.rows[1].failure)
            #expect(failure.type == nil)
            #expect(failure.title == "Couldn't load places")
            source.fail(.cafe, nil)
            failure.retry()
            await home.around.untilAnswered()
            #expect(source.questions.map(\.types) == [Set(PlaceType.allCases), Set(PlaceType.allCases)])
        }
    }

    @Test func aFailedRefreshKeepsThePlacesThatWereThere() async throws {
        try await withSession {
            let source = ScriptedPlacesSource(Town.places)
            let home = try make(source)
            await start(home)
            source.fail(.atm, .garbage)
            source.hold()
            home.viewModel.refresh()
            #expect(home.viewModel.state.value == .loading)
            #expect(home.viewModel.rows.count == 5)
            source.release()
            await home.around.untilAnswered()
            #expect(
                home.viewModel.rows.elements.map(\.id) == [
                    "pagination", "categories", "failure atm", "places atm", "places restaurant", "places cafe",
                ])
        }
    }

    @Test func anAnswerForAnEarlierPositionIsPassedOver() async throws {
        try await withSession {
            let source = ScriptedPlacesSource(Town.places)
            let home = try make(source)
            source.hold()
            home.around.move(to: Position(coordinate: Town.middle, source: .typed))
            home.around.move(to: Position(coordinate: Coordinate(latitude: 0, longitude: 0)!, source: .typed))
            source.release()
            await home.around.untilAnswered()
            #expect(home.viewModel.rows.elements.map(\.id) == ["categories"])
            #expect(home.viewModel.emptiness.value == .nothingFound(radius: 1000, wider: 2000))
            #expect(home.viewModel.position.summary.value == "Near 0.00000, 0.00000, as typed")
        }
    }

    @Test func whereNothingIsFoundAWiderRadiusIsOfferedUntilTheWidest() async throws {
        try await withSession {
            let home = try make(ScriptedPlacesSource([Town.place("far", .cafe, north: 4000)]))
            await start(home)
            var offers: [HomeEmptiness?] = []
            for _ in 0..<3 {
                offers.append(home.viewModel.emptiness.value)
                home.viewModel.widen()
                await home.around.untilAnswered()
            }
            #expect(offers == [.nothingFound(radius: 1000, wider: 2000), .nothingFound(radius: 2000, wider: 5000), nil])
            #expect(home.viewModel.radius.value == 4)
            #expect(home.viewModel.rows.elements.map(\.id) == ["pagination", "categories", "places cafe"])
            home.viewModel.selectRadius(2)
            await home.around.untilAnswered()
            #expect(home.viewModel.emptiness.value == .nothingFound(radius: 1000, wider: 2000))
        }
    }

    @Test func theCardsOfAPagerShrinkWithThePageThatIsShown() async throws {
        try await withSession {
            let source = ScriptedPlacesSource(Town.places)
            let home = try make(source)
            await start(home)
            let pager = try #require(home.viewModel.rows[0].pager)
            pager.page.value = 2
            source.replace(.cafe, [])
            home.viewModel.refresh()
            await home.around.untilAnswered()
            #expect(pager.pages.count == 2)
            #expect(pager.page.value == 1)
        }
    }
}

extension HomeTableCellType {
    fileprivate var failure: SectionFailureCellVM? {
        if case .failure(let viewModel) = self { viewModel } else { nil }
    }

    fileprivate var pager: PaginationCellVM? {
        if case .pagination(let viewModel) = self { viewModel } else { nil }
    }
}
