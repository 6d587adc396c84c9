import Belvedere

/// The routes of the screens in these tests.
nonisolated enum Place: Route {
    case list
    case detail(Int)
    case add
    /// A route without a screen.
    case nowhere

    static let paths = ["list": "", "detail": ":number"]

    var presentation: Presentation { self == .add ? .presented : .pushed }
}
