/// The developer's closure that reacts to an action of a person. A synchronous closure runs at once; an asynchronous one runs as work of
/// the screen.
enum Handler<Value> {
    case none
    case synchronous((Value) -> Void)
    case asynchronous(ItemAction<Value>)

    var isSet: Bool { if case .none = self { false } else { true } }

    /// Calls the handler for a view. An asynchronous handler runs as work of the view's screen and is cancelled with it.
    func call(_ value: Value, for view: View) { prepared(value, for: view)() }

    /// Returns a closure that calls the handler for a view. The closure also works after the view has left its screen. For instance, an
    /// alert closes before the handler of the pressed button runs.
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
    /// Creates an asynchronous handler from a closure without an argument.
    static func asynchronous(_ action: @escaping Action) -> Handler { .asynchronous { _ in await action() } }

    func call(for view: View) { call((), for: view) }
}

/// The file and line in the developer's source where a handler was passed to a view. The inspector shows them.
nonisolated package struct HandlerPlace: Sendable, Hashable, CustomStringConvertible {
    private let file: StaticString
    private let line: UInt32

    /// - Parameters:
    ///   - file: the module and file, as `#fileID` gives them.
    ///   - line: the line, counted from 1.
    init(_ file: StaticString, _ line: Int) {
        self.file = file
        self.line = UInt32(clamping: line)
    }

    package var description: String { "\(file):\(line)" }

    package static func == (left: HandlerPlace, right: HandlerPlace) -> Bool { left.description == right.description }
    package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
