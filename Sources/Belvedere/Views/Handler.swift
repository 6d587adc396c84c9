/// What an author wants done when a person acts: at once, or as work of the session.
enum Handler {
    case none
    case synchronous(() -> Void)
    case asynchronous(Action)

    var isSet: Bool { if case .none = self { false } else { true } }

    func call(in context: SessionContext?) {
        switch self {
        case .none: break
        case .synchronous(let handler): handler()
        case .asynchronous(let action): context?.start(action)
        }
    }
}
