internal import Belvedere

/// Where one can be in the apps with several screens.
nonisolated enum ConformancePlace: Route {
    case bottom
    case page(Int)
    case form

    var pathComponents: [String] {
        switch self {
        case .bottom: []
        case .page(let number): ["page", String(number)]
        case .form: ["form"]
        }
    }

    init?(path: inout ArraySlice<String>, above beneath: ConformancePlace?) {
        switch path.popFirst() {
        case "form": self = .form
        case "page":
            guard let number = path.popFirst().flatMap({ Int($0) }) else { return nil }
            self = .page(number)
        default: return nil
        }
    }

    var presentation: Presentation { self == .form ? .presented : .pushed }
}
