/// What an author wants done when a person acts: at once, or as work of the screen.
enum Handler {
    case none
    case synchronous(() -> Void)
    case asynchronous(Action)

    var isSet: Bool { if case .none = self { false } else { true } }

    /// Calls the handler for a view. Work that waits is work of the view's screen, and ends with it.
    func call(for view: View) {
        switch self {
        case .none: break
        case .synchronous(let handler): handler()
        case .asynchronous(let action): view.viewScope?.start(for: view.screen, action)
        }
    }
}
