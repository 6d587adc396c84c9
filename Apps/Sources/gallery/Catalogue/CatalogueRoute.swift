internal import Belvedere

/// The screens of the catalogue.
enum CatalogueRoute: Route {
    case views
    case detail(Int)
    case form
    case switches
    case layout
    case table
    case drawn
    case lone(Lone)

    /// What stands alone on a screen.
    enum Lone: String, Codable {
        case button, row
    }

    static let paths = ["views": "", "detail": "row/:number"]

    func isAllowed(above beneath: CatalogueRoute) -> Bool {
        if case .detail(let number) = self { (0..<CatalogueScreen.rowCount).contains(number) } else { true }
    }

    var presentation: Presentation { self == .form ? .presented : .pushed }
}
