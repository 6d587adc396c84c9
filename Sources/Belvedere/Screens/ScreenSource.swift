internal import BelvedereCore

/// The object from which a window gets its screens: one fixed screen, or the screens of a router.
protocol ScreenSource: AnyObject {
    /// The addresses of all screens, from the bottom to the topmost; never empty.
    var trail: [String] { get }
    /// Adds the first screens to the window.
    func open(_ window: Window, at path: String)
    /// Asks a screen and all screens above it to close. The level of a screen is counted from the bottom, from 0. The screen at the bottom
    /// cannot close.
    func requestBack(from level: Int)
    /// Called after the host went to an address by itself. Returns whether the window shows that address.
    func visit(_ path: String) -> Bool
    /// Removes the screens and notifies their builders.
    func close()
    /// The routes of all screens, from the bottom to the topmost, as text; empty if there are no routes.
    var routes: [String] { get }
    /// The objects other than screens that live as long as the window. The leak detector does not report objects that they reference.
    var keepers: [AnyObject] { get }
}

/// The screen source of a window with one screen and no routes.
final class SingleScreen: ScreenSource {
    private let screen: Screen
    private weak var window: Window?
    private var unknownPath = ""

    init(_ screen: Screen) {
        self.screen = screen
    }

    var trail: [String] { unknownPath.isEmpty ? [""] : ["", unknownPath] }

    func open(_ window: Window, at path: String) {
        self.window = window
        window.add(screen, presentation: .pushed)
        _ = visit(path)
    }

    func requestBack(from level: Int) {
        if level > 0 { _ = visit("") }
    }

    func visit(_ path: String) -> Bool {
        let new = PathCoding.normalized(path)
        if new == unknownPath { return true }
        if !unknownPath.isEmpty { window?.removeTopmost() }
        unknownPath = new
        if !new.isEmpty { window?.add(NotFoundScreen(), presentation: .pushed) }
        window?.didArrange()
        return true
    }

    func close() {}

    var routes: [String] { [] }
    var keepers: [AnyObject] { [] }
}
