internal import Belvedere

/// The screens of the fixture.
enum FixtureRoute: Route {
    case views
    case detail(Int)
    case form
    case switches
    case layout
    case table
    case drawn
    case late
    case shortcuts
    case lone(Lone)

    /// The single view of a screen.
    enum Lone: String, Codable {
        case button, row
    }

    static let paths = ["views": "", "detail": "row/:number"]

    func isAllowed(above beneath: FixtureRoute) -> Bool {
        if case .detail(let number) = self { (0..<FixtureScreen.rowCount).contains(number) } else { true }
    }

    var presentation: Presentation { self == .form ? .presented : .pushed }
}
