import Belvedere

/// The routes of the screens in these tests.
nonisolated enum Place: Route {
    case list
    case detail(Int)
    case add
    /// A route that nobody builds a screen for.
    case nowhere

    static let paths = ["list": "", "detail": ":number"]

    var presentation: Presentation { self == .add ? .presented : .pushed }
}
