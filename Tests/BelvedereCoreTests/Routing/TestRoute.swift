import BelvedereCore

/// Routes of every shape: without components, with one, with two, with any text, presented by nature.
nonisolated enum TestRoute: Route {
    case list
    case number(Int)
    case text(String)
    case pair(String, String)
    case add

    var pathComponents: [String] {
        switch self {
        case .list: []
        case .number(let number): [String(number)]
        case .text(let text): ["text", text]
        case .pair(let first, let second): ["pair", first, second]
        case .add: ["add"]
        }
    }

    init?(path: inout ArraySlice<String>, above beneath: TestRoute?) {
        guard let first = path.popFirst() else { return nil }
        switch first {
        case "add": self = .add
        case "text":
            guard let text = path.popFirst() else { return nil }
            self = .text(text)
        case "pair":
            guard let one = path.popFirst(), let other = path.popFirst() else { return nil }
            self = .pair(one, other)
        default:
            guard let number = Int(first), String(number) == first else { return nil }
            self = .number(number)
        }
    }

    var presentation: Presentation { self == .add ? .presented : .pushed }
}
