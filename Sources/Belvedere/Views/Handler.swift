/// What an author wants done when a person acts: at once, or as work of the screen.
enum Handler<Value> {
    case none
    case synchronous((Value) -> Void)
    case asynchronous(ItemAction<Value>)

    var isSet: Bool { if case .none = self { false } else { true } }

    /// Calls the handler for a view. Work that waits is work of the view's screen, and ends with it.
    func call(_ value: Value, for view: View) {
        switch self {
        case .none: break
        case .synchronous(let handler): handler(value)
        case .asynchronous(let action): view.viewScope?.start(for: view.screen) { await action(value) }
        }
    }
}

extension Handler where Value == Void {
    /// A handler that may wait and is given nothing.
    static func asynchronous(_ action: @escaping Action) -> Handler { .asynchronous { _ in await action() } }

    func call(for view: View) { call((), for: view) }
}
