@_spi(Hosting) import BelvedereTesting
import Testing

@_spi(Hosting) @testable import Belvedere

/// Helpers of the tests of leaks: screens that open and close, and the reports of leaks.
extension LeakTests {
    /// A screen that owns roles, such as view models. A screen below it may have references to the same objects.
    final class Owner: Screen {
        let roles_: [any Role]
        init(_ title: String, _ roles: [any Role]) {
            roles_ = roles
            super.init(title: title)
        }
    }

    final class Builder: ScreenBuilding {
        var make: (() -> [any Role])?
        let list: Screen
        /// Objects that the app keeps outside all screens.
        var shared: [any Role] = []
        init(list: Screen = Screen(title: "List")) { self.list = list }
        func screen(for route: Place) -> Screen? {
            route == .list ? list : Owner("Detail", make?() ?? [])
        }
    }

    /// Opens a screen with these roles, closes the screen, and returns the reports of leaks.
    func reports(
        _ make: @escaping () -> [any Role],
        list: Screen = Screen(title: "List"),
        shared: [any Role] = []
    ) -> (stage: Stage, diagnostics: () -> [Diagnostic]) {
        let router = Router(root: Place.list), builder = Builder(list: list)
        builder.make = make
        builder.shared = shared
        let stage = Stage(Window(router, root: builder))
        stage.take()
        router.push(.detail(1))
        stage.take()
        builder.make = nil
        router.pop()
        stage.take()
        return (stage, { withExtendedLifetime(builder) { stage.diagnostics } })
    }

    func leak(_ role: String, _ type: String, _ holder: String) -> Diagnostic {
        .leaked(role: role, type: type, module: "BelvedereTests", screen: "Owner", holder: holder)
    }

    var closureOnChange: String { "It has the closure onChange, which may capture it. Capture it weakly there: [weak self]." }
}
