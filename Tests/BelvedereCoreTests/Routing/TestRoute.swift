import BelvedereCore

/// Routes with addresses of all forms: without components, with one, with two, with any text, and one whose screen is presented by default.
nonisolated enum TestRoute: Route {
    case list
    case number(Int)
    case text(String)
    case pair(String, String)
    case add

    static let paths = ["list": "", "number": ":number"]

    var presentation: Presentation { self == .add ? .presented : .pushed }
}
