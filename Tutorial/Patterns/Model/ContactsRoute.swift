import Belvedere

/// The list, and the form over it.
public enum ContactsRoute: Route {
    case list
    case add

    public static let paths = ["list": ""]

    public var presentation: Presentation { self == .add ? .presented : .pushed }
}
