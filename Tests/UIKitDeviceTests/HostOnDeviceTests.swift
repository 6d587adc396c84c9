#if canImport(UIKit)
import Belvedere
import BelvedereBinding
import BelvedereCore
import BelvedereUIKitHost
import Testing
import TestSupport
import UIKit

private nonisolated enum Place: Route {
    case list, page
}

/// The first session of a process is the one of the app, for code outside every task. Keep it, because other tests run at the same time.
@MainActor private let sessionOfTheProcess = Session()

/// The host in a window. The tests use only functions of Apple's own UIKit, so they run in a simulator and against the stand-in.
@MainActor @Suite(.serialized)
struct HostOnDeviceTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() { _ = sessionOfTheProcess }

    private func open(_ app: BelvedereApp) -> UIKitHost {
        let host = UIKitHost(app)
        window.rootViewController = host.viewController
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return host
    }

    private func navigation(of host: UIKitHost) -> UINavigationController? {
        host.viewController.children.first as? UINavigationController
    }

    /// The first view of a kind on the front screen, in reading order.
    private func find<Found: UIView>(_ kind: String, _ type: Found.Type, in host: UIKitHost) -> Found? {
        func search(_ view: UIView) -> Found? {
            if view.accessibilityIdentifier == kind, let found = view as? Found { return found }
            return view.subviews.lazy.compactMap(search).first
        }
        return navigation(of: host)?.topViewController?.view.flatMap(search)
    }

    @Test func aPressChangesALabel() async throws {
        let host = open(
            BelvedereApp("Test", path: "/test") { _ in
                let greeting = Dynamic(""), label = Label("")
                greeting.bindAndFire(to: label, \.text)
                return Window(Screen(title: "Greeting", content: Stack(label, Button("Say hello") { greeting.value = "Hello" })))
            })
        defer { host.close() }
        #expect(navigation(of: host)?.topViewController?.title == "Greeting")
        let button = try #require(find("button", UIButton.self, in: host))
        #expect(button.configuration?.title == "Say hello")
        button.sendActions(for: .primaryActionTriggered)
        #expect(find("part-text", UILabel.self, in: host)?.text == "Hello")
    }

    @Test func theAppReadsWhatAPersonTypes() async throws {
        let name = Dynamic("")
        let host = open(
            BelvedereApp("Test", path: "/test") { _ in
                let field = TextField("Name")
                field.bind(name)
                return Window(Screen(title: "Form", content: Stack(field)))
            })
        defer { host.close() }
        let entry = try #require(find("part-entry", UITextField.self, in: host))
        entry.text = "Ann"
        entry.sendActions(for: .editingChanged)
        #expect(name.value == "Ann")
    }

    @Test func aListHasItsRows() async throws {
        let host = open(
            BelvedereApp("Test", path: "/test") { _ in
                Window(Screen(title: "Names", content: List(DynamicList(["Ann", "Bob", "Cem"])) { Label($0) }))
            })
        defer { host.close() }
        let table = try #require(find("list", UITableView.self, in: host))
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func aRouteOpensAScreenAndClosesIt() async throws {
        let router = Router(root: Place.list)
        let host = open(BelvedereApp("Test", path: "/test") { _ in Window(router) { Screen(title: "\($0)") } })
        defer { host.close() }
        let screens = try #require(navigation(of: host))
        router.push(.page)
        try await until { screens.viewControllers.map(\.title) == ["list", "page"] }
        router.pop()
        try await until { screens.viewControllers.map(\.title) == ["list"] }
    }
}
#endif
