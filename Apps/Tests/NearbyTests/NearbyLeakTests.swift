import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereTesting
import Foundation
import LongRuns
import Nearby
import NearbyModel
import NearbyPlaces
import Testing

/// Proves that the test of the whole hierarchy can fail: it finds a planted cycle on each screen, and reports the role and the module.
@Suite(.timeLimit(minutes: 5))
struct NearbyLeakTests {
    enum Spot: String, CaseIterable {
        case nowhere, home, list, detail
    }

    /// Builds the screens like the app, with an author's mistake in one of them.
    private final class PlantingRoot: ScreenBuilding {
        private let spot: Spot
        private let makeViewModel: () -> HomeViewModel
        private weak var home: HomeViewModel?

        init(_ spot: Spot, makeViewModel: @escaping () -> HomeViewModel) {
            self.spot = spot
            self.makeViewModel = makeViewModel
        }

        func screen(for route: NearbyRoute) -> Screen? {
            switch route {
            case .home:
                let viewModel = makeViewModel(), screen = HomeScreen(viewModel: viewModel)
                screen.builder = self
                home = viewModel
                if spot == .home { plant(on: viewModel.position.text, holding: viewModel) }
                return screen
            case .list(let type):
                guard let viewModel = home?.list(of: type) else { return nil }
                if spot == .list { plant(on: viewModel.searchText, holding: viewModel) }
                return PlaceListScreen(viewModel: viewModel)
            case .place(let id):
                guard let viewModel = home?.detail(of: id) else { return nil }
                if spot == .detail { plant(on: viewModel.map.streets, holding: viewModel) }
                return PlaceDetailScreen(viewModel: viewModel)
            }
        }

        /// Plants a handler that holds the view model that holds it.
        private func plant<Value>(on dynamic: Dynamic<Value>, holding viewModel: any ViewModel) {
            let bag = BindingBag()
            bag.insert(dynamic.bind { [bag] _ in withExtendedLifetime((bag, viewModel)) {} })
        }
    }

    private func findings(with spot: Spot) async -> [String] {
        let failures = FailureCollector()
        let source = ScriptedPlacesSource(Town.places)
        source.fail(.restaurant, .garbage)
        let application = BelvedereApp("Planted", path: "/nearby") { context in
            let router = Router(root: NearbyRoute.home())
            return Window(
                router,
                root: PlantingRoot(spot) { [unowned context] in
                    HomeViewModel(
                        around: PlacesAround(source: source, timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) }),
                        extract: nil, router: router, environment: context.environment, device: context.device)
                })
        }
        await failures.withApp(application, Setting(isExhaustive: false)) { app in
            app.type("60, 25", into: "Place or coordinates")
            app.submit("Place or coordinates")
            await app.wait(for: .collectionRow, "Top Cafes nearby")
            app.inside(.collectionRow, "Want to be more specific").tap(.row, "Cafe")
            app.tap(.row, at: 0)
            app.expect(.label, "Open Status:")
            app.back()
            app.back()
            await app.settle()
        }
        return failures.failures.map(\.message)
    }

    @Test func theThreeScreensLeaveNothingBehind() async {
        #expect(await findings(with: .nowhere) == [])
    }

    @Test(arguments: [
        (Spot.home, "The view model HomeViewModel of module NearbyModel is still alive after its screen HomeScreen has left."),
        (.list, "The view model PlaceListViewModel of module NearbyModel is still alive after its screen PlaceListScreen has left."),
        (.detail, "The view model PlaceDetailViewModel of module NearbyModel is still alive after its screen PlaceDetailScreen has left."),
    ])
    func aPlantedCycleIsFoundAndToldByRoleAndModule(spot: Spot, sentence: String) async {
        let findings = await findings(with: spot)
        #expect(findings.contains { $0.contains(sentence) }, "\(findings)")
        // The report includes the objects that the cycle keeps alive, and no released objects.
        #expect(findings.allSatisfy { $0.contains("of module NearbyModel") }, "\(findings)")
        // The view model for choosing a position is its child.
        if spot != .home {
            #expect(
                findings.count == 3
                    && ["PositionViewModel", "MapViewModel"].allSatisfy { name in findings.contains { $0.contains(name) } }, "\(findings)")
        }
    }
}
