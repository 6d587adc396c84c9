internal import Belvedere

/// The screens of the catalogue.
enum CatalogueRoute: Route {
    case views
    case detail(Int)
    case form

    var pathComponents: [String] {
        switch self {
        case .views: []
        case .detail(let number): ["row", String(number)]
        case .form: ["form"]
        }
    }

    init?(path: inout ArraySlice<String>, above: CatalogueRoute?) {
        switch path.popFirst() {
        case "form": self = .form
        case "row":
            guard let number = path.popFirst().flatMap({ Int($0) }), (0..<CatalogueScreen.rowCount).contains(number) else { return nil }
            self = .detail(number)
        default: return nil
        }
    }

    var presentation: Presentation { self == .form ? .presented : .pushed }
}
