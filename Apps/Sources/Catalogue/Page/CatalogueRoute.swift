internal import Belvedere

/// The routes of the catalogue's screens.
enum CatalogueRoute: Route {
    case list
    case page(PageName)
    /// One example of a page, alone on a screen.
    case example(PageName, number: Int)
    /// A screen that examples push.
    case step(Int)
    /// A screen that examples present.
    case form

    static let paths = ["list": "", "page": ":name", "example": "example/:name/:number", "step": "step/:number"]

    func isAllowed(above beneath: CatalogueRoute) -> Bool {
        switch self {
        case .list, .form: true
        case .page: beneath == .list
        case .example(let page, let number): beneath == .list && (0..<page.exampleCount).contains(number)
        case .step(let number): (1...99).contains(number)
        }
    }

    var presentation: Presentation { self == .form ? .presented : .pushed }
}
