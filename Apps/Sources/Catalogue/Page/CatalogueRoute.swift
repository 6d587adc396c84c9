internal import Belvedere

/// The screens of the catalogue.
enum CatalogueRoute: Route {
    case list
    case page(PageName)
    /// An example by itself, with nothing beside it.
    case example(PageName, number: Int)
    /// A screen that examples lead to.
    case step(Int)
    /// A presented screen that examples lead to.
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
