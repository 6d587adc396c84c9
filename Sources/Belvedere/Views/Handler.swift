/// What an author wants done when a person acts: at once, or as work of the screen.
enum Handler<Value> {
    case none
    case synchronous((Value) -> Void)
    case asynchronous(ItemAction<Value>)

    var isSet: Bool { if case .none = self { false } else { true } }

    /// Calls the handler for a view. Work that waits is work of the view's screen, and ends with it.
    func call(_ value: Value, for view: View) { prepared(value, for: view)() }

    /// What calls the handler for a view, also when the view has left its screen by then, as a question that was answered
    /// has.
    func prepared(_ value: Value, for view: View) -> () -> Void {
        switch self {
        case .none: return {}
        case .synchronous(let handler): return { handler(value) }
        case .asynchronous(let action):
            let scope = view.workScope
            return { scope?.start { await action(value) } }
        }
    }
}

extension Handler where Value == Void {
    /// A handler that may wait and is given nothing.
    static func asynchronous(_ action: @escaping Action) -> Handler { .asynchronous { _ in await action() } }

    func call(for view: View) { call((), for: view) }
}
