internal import Belvedere

/// The screens of the catalogue.
enum CatalogueRoute: Route {
    case list
    case page(name: String)
    /// An example by itself, with nothing beside it.
    case example(page: String, number: Int)
    /// A screen that examples lead to.
    case step(Int)
    /// A presented screen that examples lead to.
    case form

    static let paths = ["list": "", "page": ":name", "example": "example/:page/:number", "step": "step/:number"]

    func isAllowed(above beneath: CatalogueRoute) -> Bool {
        switch self {
        case .list, .form: true
        case .page(let name): beneath == .list && CataloguePage.named(name) != nil
        case .example(let page, let number): beneath == .list && CataloguePage.named(page)?.examples.indices.contains(number) == true
        case .step(let number): (1...99).contains(number)
        }
    }

    var presentation: Presentation { self == .form ? .presented : .pushed }
}
