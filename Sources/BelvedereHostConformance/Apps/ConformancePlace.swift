internal import Belvedere

/// The routes of the test apps with several screens.
nonisolated enum ConformancePlace: Route {
    case bottom
    case page(Int)
    case form

    static let paths = ["bottom": "", "page": "page/:number"]

    var presentation: Presentation { self == .form ? .presented : .pushed }
}
