internal import BelvedereCore

/// The source of a window that has one screen and no routes.
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
        if !new.isEmpty { window?.add(NotFoundScreen(path: new), presentation: .pushed) }
        window?.didArrange()
        return true
    }

    func close() {}

    var routes: [String] { [] }
    var keepers: [AnyObject] { [] }
}
