import BelvedereCore

/// Routes of every shape: without components, with one, with two, with any text, presented by nature.
nonisolated enum TestRoute: Route {
    case list
    case number(Int)
    case text(String)
    case pair(String, String)
    case add

    static let paths = ["list": "", "number": ":number"]

    var presentation: Presentation { self == .add ? .presented : .pushed }
}
