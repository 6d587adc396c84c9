internal import Belvedere

/// Where one can be in the apps with several screens.
nonisolated enum ConformancePlace: Route {
    case bottom
    case page(Int)
    case form

    static let paths = ["bottom": "", "page": "page/:number"]

    var presentation: Presentation { self == .form ? .presented : .pushed }
}
