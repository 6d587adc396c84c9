import BelvedereBinding
@_spi(Hosting) import Belvedere
import BelvedereTesting
import Foundation
import LongRuns
import Nearby
import NearbyModel
import NearbyPlaces
import Testing

/// Tests the app as a person uses it, headless and offline, on the extract of the app.
@Suite(.timeLimit(minutes: 5))
struct NearbyAppTests {
    /// A Wednesday, 12:00 GMT.
    private static let noon = Date(timeIntervalSince1970: 1_789_560_000)

    private func application() throws -> BelvedereApp {
        let extract = try PlacesExtract.shipped()
        return .nearby(source: extract, extract: extract, now: { Self.noon })
    }

    @Test func beforeAPositionTheScreenAsksForOneAndNothingElseHappens() throws {
        try withApp(application()) { app in
            app.expect(
                """
                screen "Nearby"
                  button "Refresh" [disabled]
                  textField "Place or coordinates" [placeholder "Mannerheimintie, or 60.17, 24.94"]
                  button "Go there"
                  button "Use my location"
                  button "Start in central Helsinki"
                  emptyState "Where are you?"
                    label "Type a place or coordinates, or use your location."
                """)
        }
    }

    @Test(
        "a link to a list or a place offers the same ways to a position as the screen Nearby",
        arguments: [
            ("/cafe", "Cafes nearby"), ("/place/tearoom", "Place"), ("/cafe/place/tearoom", "Place"),
        ])
    func aLinkWithoutAPosition(path: String, title: String) async throws {
        let source = ScriptedPlacesSource(Town.places)
        await withApp(.nearby(source: source, now: { Self.noon }), at: path, Setting(isExhaustive: false)) { app in
            app.expect(.screen, title)
            app.expect(.emptyState, "Where are you?")
            app.expect(.button, "Use my location")
            app.type("nowhere in particular, 9", into: "Place or coordinates")
            app.submit("Place or coordinates")
            await app.settle()
            app.expect(.screen, title)
            app.clear("Place or coordinates")
            app.type("60, 25", into: "Place or coordinates")
            app.tap(.button, "Go there")
            if title == "Place" { await app.wait(for: .screen, "Tearoom") } else { await app.wait(for: .label, "2 places") }
            app.expectNo(.emptyState)
            app.expectNo(.textField, "Place or coordinates")
        }
    }

    @Test func startingInHelsinkiLeadsThroughAllThreeScreensAndBack() async throws {
        try await withApp(application(), Setting(isExhaustive: false)) { app in
            app.tap(.button, "Start in central Helsinki")
            await app.wait(for: .collectionRow, "Top Nightclubs nearby")
            app.expect(.pager, "Hot picks only for you")
            app.expect(.link, "© OpenStreetMap contributors", value: "https://www.openstreetmap.org/copyright")
            app.inside(.collectionRow, "Want to be more specific").tap(.row, "Cafe")
            app.expect(.screen, "Cafes nearby")
            app.select("Name", in: "Sort by")
            app.tap(.row, at: 0)
            app.expect(.label, "Open Status:")
            app.expect(.label, "Distance:")
            await app.wait(for: .link, "Directions")
            app.back()
            app.expect(.screen, "Cafes nearby")
            app.back()
            app.expect(.screen, "Nearby")
        }
    }

    @Test func aCardOfThePagerLeadsToThePlace() async throws {
        let source = ScriptedPlacesSource(Town.places)
        await withApp(.nearby(source: source, now: { Self.noon }), Setting(isExhaustive: false)) { app in
            app.type("60, 25", into: "Place or coordinates")
            app.submit("Place or coordinates")
            await app.wait(for: .pager, "Hot picks only for you")
            app.inside(.pager, "Hot picks only for you").tap(.row, "Bistro, 160 ft")
            app.expect(
                """
                screen "Bistro" [back]
                  drawing "Map around Bistro"
                    circle "You"
                    path "Grill"
                    path "Bistro"
                  button "Zoom in"
                  button "Zoom out"
                  drawing "Scale: 200 ft"
                    drawnText "200 ft"
                  link "© OpenStreetMap contributors" to "https://www.openstreetmap.org/copyright"
                  label "Open Status:"
                  label "Unknown"
                  label "Distance:"
                  label "160 ft"
                  link "Directions" to "https://www.openstreetmap.org/directions?route=60.0,25.0;60.00044966050632,25.0"
                """)
        }
    }

    @Test func aSectionThatFailsOffersRetryWhileTheOthersStand() async throws {
        let source = ScriptedPlacesSource(Town.places)
        source.fail(.restaurant, .garbage)
        await withApp(.nearby(source: source, now: { Self.noon }), Setting(isExhaustive: false)) { app in
            app.type("60, 25", into: "Place or coordinates")
            app.tap(.button, "Go there")
            await app.wait(for: .emptyState, "Couldn't load restaurants")
            await app.wait(for: .collectionRow, "Top Cafes nearby")
            source.fail(.restaurant, nil)
            app.tap(.button, "Retry restaurants")
            await app.wait(for: .collectionRow, "Top Restaurants nearby")
            app.expectNo(.emptyState)
        }
    }

    // MARK: The device

    @Test func theDeviceIsAskedAfterAClickOnly() async throws {
        var device = DeviceScript()
        device.position = .answer(DevicePosition(latitude: 60.1690, longitude: 24.9525, accuracy: 20))
        let setting = Setting(locale: "fi-FI", device: device, isExhaustive: false)
        try await withApp(application(), setting) { app in
            app.expect(.emptyState, "Where are you?")
            app.tap(.button, "Use my location")
            await app.settle()
            app.expect(.disclosure, "Near you, within 1 km")
            app.tap(.disclosure)
            app.expect(.label, "Near 60.16900, 24.95250, your location, accurate to 20 m")
            await app.wait(for: .pager, "Hot picks only for you")
        }
    }

    @Test func aDeniedPositionLeadsToTheField() async throws {
        var device = DeviceScript()
        device.position = .failure(.denied)
        try await withApp(application(), Setting(device: device, isExhaustive: false)) { app in
            app.tap(.button, "Use my location")
            await app.settle()
            app.expect(.label, "We couldn't get your location. Allow it for this page, or type a place or coordinates.")
            app.expectNo(.button, "Try again")
            app.type("geo:60.169,24.9525", into: "Place or coordinates")
            app.tap(.button, "Go there")
            await app.wait(for: .pager, "Hot picks only for you")
        }
    }

    @Test func aPositionThatTimesOutCanBeAskedForAgain() async throws {
        var device = DeviceScript()
        device.position = .silence
        try await withApp(application(), Setting(device: device, isExhaustive: false)) { app in
            app.tap(.button, "Use my location")
            app.expect(.spinner, "Finding your location")
            await app.wait(for: .seconds(10))
            app.expect(.label, "Finding your location took too long. Try again, or type a place or coordinates.")
            app.host.device.position = .answer(DevicePosition(latitude: 60.1690, longitude: 24.9525, accuracy: 20))
            app.tap(.button, "Try again")
            await app.wait(for: .pager, "Hot picks only for you")
        }
    }

    // MARK: Lifetimes

    private struct Witnesses {
        weak var home: HomeViewModel?
        weak var homeScreen: HomeScreen?
        weak var list: PlaceListViewModel?
        weak var listScreen: PlaceListScreen?
        weak var detail: PlaceDetailViewModel?
        weak var detailScreen: PlaceDetailScreen?
        weak var around: PlacesAround?
        weak var position: PositionViewModel?
        var cells: [() -> AnyObject?] = []

        var survivors: [String] {
            let all: [AnyObject?] = [home, homeScreen, list, listScreen, detail, detailScreen, around, position] + cells.map { $0() }
            return all.compactMap { $0.map { String(describing: type(of: $0)) } }
        }
    }

    /// Visits the three screens, then goes back to the first, then leaves. Lists the objects that are still alive each time.
    @Test func theObjectsOfTheThreeScreensAreReleased() async throws {
        let source = ScriptedPlacesSource(Town.places)
        source.fail(.restaurant, .garbage)
        try await withSession {
            let context = try #require(SessionContext.current)
            let (witnesses, afterBack) = await visitAllScreens(source, context)
            #expect(afterBack == [])
            #expect(witnesses.survivors == [])
        }
    }

    private func visitAllScreens(_ source: ScriptedPlacesSource, _ context: SessionContext) async -> (Witnesses, [String]) {
        var witnesses = Witnesses()
        let router = Router(root: NearbyRoute.home())
        let around = PlacesAround(source: source, timeZone: .gmt, now: { Self.noon })
        let root = Builder(
            HomeViewModel(
                around: around, extract: nil, router: router, environment: context.environment, device: context.device))
        let window = Window(router, root: root)
        window.open(in: context)
        window.start()
        _ = window.render()
        around.move(to: Position(coordinate: Town.middle, source: .typed))
        await around.untilAnswered()
        router.push(.list(.cafe))
        router.push(.place("tearoom"))
        _ = window.takeChanges()
        await settle()
        witnesses.around = around
        witnesses.home = root.viewModel
        witnesses.position = root.viewModel?.position
        witnesses.homeScreen = root.screen
        for row in root.viewModel?.rows.elements ?? [] {
            switch row {
            case .pagination(let cell): witnesses.cells.append { [weak cell] in cell }
            case .categories(let cell): witnesses.cells.append { [weak cell] in cell }
            case .places(let cell): witnesses.cells.append { [weak cell] in cell }
            case .failure(let cell): witnesses.cells.append { [weak cell] in cell }
            }
        }
        #expect(witnesses.cells.count == 5)
        witnesses.listScreen = root.list
        witnesses.list = root.listViewModel
        witnesses.detailScreen = root.detail
        witnesses.detail = root.detailViewModel
        #expect(witnesses.survivors.count == 13)
        router.popToRoot()
        _ = window.takeChanges()
        await settle()
        var afterBack: [String] = []
        if witnesses.list != nil { afterBack.append("list view model") }
        if witnesses.listScreen != nil { afterBack.append("list screen") }
        if witnesses.detail != nil { afterBack.append("detail view model") }
        if witnesses.detailScreen != nil { afterBack.append("detail screen") }
        context.close()
        root.viewModel = nil
        await settle()
        return (witnesses, afterBack)
    }

    /// Builds the three screens like the app, and keeps weak references to them.
    private final class Builder: ScreenBuilding {
        var viewModel: HomeViewModel?
        weak var screen: HomeScreen?
        weak var list: PlaceListScreen?
        weak var listViewModel: PlaceListViewModel?
        weak var detail: PlaceDetailScreen?
        weak var detailViewModel: PlaceDetailViewModel?

        init(_ viewModel: HomeViewModel) { self.viewModel = viewModel }

        func screen(for route: NearbyRoute) -> Screen? {
            guard let viewModel else { return nil }
            switch route {
            case .home:
                let screen = HomeScreen(viewModel: viewModel)
                screen.builder = self
                self.screen = screen
                return screen
            case .list(let type):
                let viewModel = viewModel.list(of: type), screen = PlaceListScreen(viewModel: viewModel)
                (listViewModel, list) = (viewModel, screen)
                return screen
            case .place(let id):
                let viewModel = viewModel.detail(of: id), screen = PlaceDetailScreen(viewModel: viewModel)
                (detailViewModel, detail) = (viewModel, screen)
                return screen
            }
        }
    }
}
