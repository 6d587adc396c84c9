@_spi(Hosting) @testable import Belvedere
@_spi(Hosting) import BelvedereTesting
import Testing

/// Tests that the screens match the router after each change, and that the owner of a closed screen is always notified.
struct RoutingTests {
    private func titles(_ stage: Stage) -> [String] { stage.window.screens.map(\.title) }

    private func stage(at path: String = "") -> (Stage, Router<Place>, PlaceBuilder) {
        let router = Router(root: Place.list), builder = PlaceBuilder()
        let stage = Stage(Window(router, root: builder), at: path)
        stage.take()
        builder.log = []
        return (stage, router, builder)
    }

    @Test func aScreenIsBuiltLoadedAndStartedOnce() {
        withSession {
            let (stage, router, builder) = stage()
            router.push(.detail(1))
            #expect(builder.log == ["load detail(1)", "run detail(1)"])
            router.present(.add)
            #expect(titles(stage) == ["list", "detail(1)", "add"])
            stage.take()
            let kinds = stage.mirror.root.children.map { $0[ScreenView.presentation] }
            #expect(kinds == [.pushed, .pushed, .presented])
            #expect(stage.mirror.root.children.map { $0[ScreenView.isCovered] } == [true, true, false])
            #expect(stage.mirror.root.children.map { $0[ScreenView.canGoBack] } == [false, true, true])
        }
    }

    @Test func theOwnerIsToldHoweverItsScreenLeaves() {
        withSession {
            let (stage, router, builder) = stage(at: "/1/add")
            router.dismiss()
            #expect(builder.log == ["left add", "told add"])
            builder.log = []
            stage.send(.leave, to: stage.window.screens[1].view)
            #expect(builder.log == ["ask detail(1)", "left detail(1)", "told detail(1)"])
            builder.log = []
            router.push(.detail(2))
            stage.take()
            builder.log = []
            stage.window.receive(.visit(""), for: .none)
            #expect(builder.log == ["ask detail(2)", "left detail(2)", "told detail(2)"])
            router.push(.detail(3))
            builder.log = []
            stage.context.close()
            #expect(builder.log == ["left detail(3)", "told detail(3)", "left list", "told list"])
            #expect(stage.window.takeChanges() == [])
        }
    }

    @Test func theTopmostIsAskedFirstAndARefusalKeepsAll() {
        withSession {
            let (stage, router, builder) = stage(at: "/1/2/3")
            (stage.window.screens[2] as? PlaceScreen)?.mayLeave = false
            stage.window.receive(.visit(""), for: .none)
            #expect(builder.log == ["ask detail(3)", "ask detail(2)"])
            #expect(router.stack.path == "/1/2/3")
            let told = Stage.location(in: stage.take())
            #expect(told?.trail == ["", "/1", "/1/2", "/1/2/3"], "the host learns that it has to return")
            router.popToRoot()
            #expect(router.stack.path == "", "a command of the app asks nobody")
        }
    }

    @Test func screensThatBothStacksHaveAtTheBottomStay() {
        withSession {
            let (stage, router, builder) = stage(at: "/1/2")
            let kept = stage.window.screens[1]
            router.stack = RouteStack(root: .list, path: "/1/3/4")
            #expect(stage.window.screens[1] === kept)
            #expect(
                builder.log == ["left detail(2)", "told detail(2)", "load detail(3)", "load detail(4)", "run detail(3)", "run detail(4)"])
        }
    }

    @Test func aRouteWithoutAScreenAndAnUnknownAddressShowNotFound() {
        withSession {
            let (stage, router, _) = stage(at: "/1/x%")
            #expect(!stage.window.isFound && titles(stage) == ["list", "Not found"])
            stage.send(.leave, to: stage.window.screens[1].view)
            #expect(stage.window.isFound && router.stack.path == "")
            router.push(.nowhere)
            #expect(!stage.window.isFound && titles(stage) == ["list", "Not found"])
            stage.window.requestBack()
            #expect(stage.window.isFound)
            // An unknown address is a mistake of the person and is not reported. A route without a screen is a mistake of the app, so it is
            // reported.
            #expect(stage.diagnostics == [.routeNotBuilt("Place.nowhere")])
        }
    }

    @Test func aRouteWithoutAScreenIsReportedWithoutItsValues() {
        withSession {
            let router = Router(root: Place.list)
            let stage = Stage(Window(router) { route in route == .list ? Screen(title: "List") : nil })
            router.push(.detail(4711))
            #expect(titles(stage) == ["List", "Not found"])
            #expect(stage.diagnostics == [.routeNotBuilt("Place.detail")])
        }
    }

    @Test func aMissingThingIsNotFoundAndNoFaultOfTheApp() {
        withSession {
            let router = Router(root: Place.list)
            let gone = Screen(title: "Gone")
            gone.isMissing = true
            let window = Window(router) { route in
                switch route {
                case .list: Screen(title: "List")
                case .detail(1): gone
                case .detail(2): NotFoundScreen()
                default: nil
                }
            }
            let stage = Stage(window, at: "/1")
            #expect(!stage.window.isFound && titles(stage) == ["List", "Gone"])
            // The route of a form above something that is gone has no screen, because nothing can be edited.
            router.present(.add)
            #expect(!stage.window.isFound && titles(stage) == ["List", "Gone", "Not found"])
            router.stack = RouteStack(root: .list)
            #expect(stage.window.isFound && titles(stage) == ["List"])
            router.push(.detail(2))
            #expect(!stage.window.isFound && titles(stage) == ["List", "Not found"])
            #expect(stage.diagnostics == [])
        }
    }

    @Test func aClosureBuildsWhatNoScreenBuilds() {
        withSession {
            let router = Router(root: Place.list)
            let stage = Stage(Window(router) { route in Screen(title: "\(route)") }, at: "/1")
            #expect(titles(stage) == ["list", "detail(1)"])
            router.present(.add)
            #expect(titles(stage) == ["list", "detail(1)", "add"])
            #expect(stage.diagnostics == [])
        }
    }

    @Test func aBuilderOfTheWrongTypeIsReportedOnceForEachScreen() {
        final class Coordinator {
            func screen(for route: Place) -> Screen? { Screen(title: "never") }
        }
        withSession {
            let router = Router(root: Place.list), coordinator = Coordinator()
            let stage = Stage(
                Window(router) { route in
                    let screen = Screen(title: "\(route)")
                    if route == .list { screen.builder = coordinator }
                    return screen
                })
            router.push(.detail(1))
            router.push(.detail(2))
            #expect(titles(stage) == ["list", "detail(1)", "detail(2)"])
            #expect(stage.diagnostics == [.builderOfWrongType("Coordinator", of: "Screen", route: "Place")])
        }
    }

    @Test func aScreenThatWasShownIsNotShownAgain() {
        final class Hoarder: ScreenBuilding {
            let only = Screen(title: "Only")
            func screen(for route: Place) -> Screen? { route == .list ? Screen(title: "List") : only }
        }
        withSession {
            let router = Router(root: Place.list)
            let stage = Stage(Window(router, root: Hoarder()))
            router.push(.detail(1))
            #expect(titles(stage) == ["List", "Only"])
            router.push(.detail(2))
            stage.take()
            #expect(titles(stage) == ["List", "Only", "Not found"])
            router.popToRoot()
            router.push(.detail(1))
            stage.take()
            #expect(titles(stage) == ["List", "Not found"])
            #expect(stage.diagnostics == [.screenUsedAgain("Screen"), .screenUsedAgain("Screen")])
        }
    }

    @Test func theScreenBeneathIsAskedFirstAndThenThoseFurtherDown() {
        final class Asked: Screen, ScreenBuilding {
            let builds: [Place]
            var left: [Place] = []
            init(_ title: String, builds: [Place]) {
                self.builds = builds
                super.init(title: title)
            }
            func screen(for route: Place) -> Screen? {
                builds.contains(route) ? Asked("\(route) of \(title)", builds: [.detail(2)]) : nil
            }
            func didLeave(_ route: Place) { left.append(route) }
        }
        final class Root: ScreenBuilding {
            let list = Asked("List", builds: [.detail(1), .add])
            func screen(for route: Place) -> Screen? { route == .list ? list : Asked("\(route) of root", builds: []) }
        }
        withSession {
            let root = Root(), router = Router(root: Place.list)
            let stage = Stage(Window(router, root: root))
            router.stack = RouteStack(root: .list, path: "/1/2/add/9")
            #expect(titles(stage) == ["List", "detail(1) of List", "detail(2) of detail(1) of List", "add of List", "detail(9) of root"])
            router.dismiss()
            #expect(root.list.left == [.add], "only what it built")
        }
    }

    @Test func aChangeOfTheStackWithinAChangeIsFollowedAfterwards() {
        final class Redirecting: ScreenBuilding {
            let router: Router<Place>
            init(_ router: Router<Place>) { self.router = router }
            final class Loading: Screen {
                let load: () -> Void
                init(_ title: String, _ load: @escaping () -> Void) {
                    self.load = load
                    super.init(title: title)
                }
                override func viewDidLoad() { load() }
            }
            func screen(for route: Place) -> Screen? {
                Loading("\(route)") { [router] in
                    if route == .detail(1) { router.push(.detail(2)) }
                    if route == .detail(2) { router.replaceTop(with: .detail(3)) }
                }
            }
        }
        withSession {
            let router = Router(root: Place.list)
            let stage = Stage(Window(router, root: Redirecting(router)))
            stage.take()
            router.push(.detail(1))
            #expect(titles(stage) == ["list", "detail(1)", "detail(3)"])
            #expect(router.stack.path == "/1/3")
            stage.take()
        }
    }

    @Test func theWorkOfAScreenEndsWithIt() async {
        final class Waiting: Screen {
            var ended = false
            let clock: TestClock
            init(clock: TestClock) {
                self.clock = clock
                super.init(title: "Waiting")
            }
            override func run() async {
                try? await clock.sleep(for: .seconds(100))
                ended = Task.isCancelled
            }
        }
        final class Builder: ScreenBuilding {
            let clock: TestClock
            var last: Waiting?
            init(clock: TestClock) { self.clock = clock }
            func screen(for route: Place) -> Screen? {
                if route == .list { return Screen() }
                last = Waiting(clock: clock)
                return last
            }
        }
        let clock = TestClock()
        await withSession(environment: SessionEnvironment(clock: clock)) {
            let router = Router(root: Place.list), builder = Builder(clock: clock)
            let stage = Stage(Window(router, root: builder))
            router.push(.detail(1))
            #expect(stage.context.runningWork == 1)
            router.pop()
            await settle()
            #expect(builder.last?.ended == true && stage.context.runningWork == 0)
        }
    }

    @Test func theFieldThatAsksForTheKeyboardGetsItWhenItsScreenOpens() {
        withSession {
            let (stage, router, _) = stage()
            router.present(.add)
            let field = (stage.window.screens[1] as? PlaceScreen)?.field
            #expect(stage.take().contains(.focus(field!.identifier)))
        }
    }

    @Test func unsavedChangesAnywhereAreUnsavedChangesOfTheWindow() {
        withSession {
            let (stage, _, _) = stage(at: "/1/add")
            #expect(!stage.window.hasUnsavedChanges)
            stage.window.screens[1].hasUnsavedChanges = true
            #expect(stage.window.hasUnsavedChanges)
        }
    }

    @Test func aWindowWithOneScreenKnowsUnknownAddresses() {
        withSession {
            let stage = Stage(Window(Screen(title: "Only")), at: "/")
            #expect(stage.window.isFound && stage.window.path == "")
            stage.window.receive(.visit("//evil.example/\n"), for: .none)
            stage.take()
            #expect(!stage.window.isFound && stage.window.path == "/evil.example/%0A")
            stage.window.receive(.visit("/other"), for: .none)
            #expect(stage.window.screens.count == 2 && stage.window.path == "/other")
            stage.window.requestBack()
            stage.take()
            #expect(stage.window.isFound && stage.window.path == "")
            stage.window.requestBack()
            #expect(stage.window.screens.count == 1)
        }
    }

    // MARK: Routes that share a screen

    nonisolated private enum SetRoute: Route {
        case list(search: String)
        case item(Int)

        func hasScreen(of other: SetRoute) -> Bool {
            if case .list = self, case .list = other { true } else { self == other }
        }

        var pathComponents: [String] {
            switch self {
            case .list(let search): search.isEmpty ? [] : ["find-" + search]
            case .item(let number): ["\(number)"]
            }
        }

        init?(path: inout ArraySlice<String>, above beneath: SetRoute) {
            guard let number = path.popFirst().flatMap({ Int($0) }) else { return nil }
            self = .item(number)
        }

        func atBottom(of path: inout ArraySlice<String>) -> SetRoute {
            guard let first = path.first, first.hasPrefix("find-") else { return .list(search: "") }
            path.removeFirst()
            return .list(search: String(first.dropFirst(5)))
        }
    }

    @Test func aScreenStaysWhenItsRouteChangesAndTheAddressFollows() {
        withSession {
            let router = Router(root: SetRoute.list(search: ""))
            let stage = Stage(Window(router) { route in Screen(title: "\(route)") }, at: "/find-a/7")
            stage.take()
            #expect(router.stack.root == .list(search: "a"))
            let screens = stage.window.screens
            router.stack.root = .list(search: "b")
            #expect(stage.window.screens.map(ObjectIdentifier.init) == screens.map(ObjectIdentifier.init))
            #expect(Stage.location(in: stage.take())?.trail == ["/find-b", "/find-b/7"])
            #expect(router.requestBack())
            #expect(stage.window.screens.map(ObjectIdentifier.init) == [ObjectIdentifier(screens[0])])
            #expect(stage.diagnostics == [])
        }
    }
}
