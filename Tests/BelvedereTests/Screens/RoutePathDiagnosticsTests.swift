@testable import Belvedere
import BelvedereTesting
import Testing

/// Tests of mistakes in the paths of a route enum. They are reported when the app opens or when the route is shown.
struct RoutePathDiagnosticsTests {
    nonisolated enum MisspelledRoute: Route {
        case list, detail(Int)

        static let paths = ["list": "", "detial": ":id"]
    }

    nonisolated enum SameRoute: Route {
        case list, author(String), title(String)

        static let paths = ["list": "", "author": ":name", "title": ":text"]
    }

    @Test("A path for a case that does not exist is told when the window opens")
    func misspelled() {
        withSession {
            let stage = Stage(Window(Router(root: MisspelledRoute.list)) { _ in Screen(title: "List") })
            #expect(stage.diagnostics == [.pathOfUnknownCase("detial", route: "MisspelledRoute")])
        }
    }

    @Test("An address that leads to another case is told once for each case")
    func same() {
        withSession {
            let router = Router(root: SameRoute.list)
            let stage = Stage(Window(router) { route in Screen(title: "\(route)") })
            router.push(.author("Ann"))
            #expect(stage.diagnostics == [])
            router.push(.title("Emma"))
            router.push(.title("Persuasion"))
            #expect(stage.diagnostics == [.addressWithoutWayBack("SameRoute.title")])
        }
    }
}
