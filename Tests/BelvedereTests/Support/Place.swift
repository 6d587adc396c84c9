import Belvedere

/// The routes of the screens in these tests.
nonisolated enum Place: Route {
    case list
    case detail(Int)
    case add
    /// A route that nobody builds a screen for.
    case nowhere

    var pathComponents: [String] {
        switch self {
        case .list: []
        case .detail(let number): [String(number)]
        case .add: ["add"]
        case .nowhere: ["nowhere"]
        }
    }

    init?(path: inout ArraySlice<String>, above beneath: Place?) {
        switch path.popFirst() {
        case "add": self = .add
        case "nowhere": self = .nowhere
        case let text?:
            guard let number = Int(text) else { return nil }
            self = .detail(number)
        case nil: return nil
        }
    }

    var presentation: Presentation { self == .add ? .presented : .pushed }
}
