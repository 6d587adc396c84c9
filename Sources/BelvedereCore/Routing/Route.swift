/// Where a person can be in an app: one screen, as a value.
///
/// Routes are what screens are asked for by: a push, a link, a restored session and the browser's history all hand over a
/// route, never an instance. So a route holds what is needed to build its screen again (an identifier, say), and nothing
/// that a later start would not have.
///
/// ```swift
/// enum ContactsRoute: Route {
///     case list
///     case detail(Int)
///     case add
///
///     var pathComponents: [String] {
///         switch self {
///         case .list: []
///         case .detail(let number): [String(number)]
///         case .add: ["add"]
///         }
///     }
///
///     init?(path: inout ArraySlice<String>, above: ContactsRoute?) {
///         guard let first = path.popFirst() else { return nil }
///         if first == "add" { self = .add; return }
///         guard let number = Int(first) else { return nil }
///         self = .detail(number)
///     }
///
///     var presentation: Presentation { self == .add ? .presented : .pushed }
/// }
/// ```
nonisolated public protocol Route: Codable, Hashable, Sendable {
    /// The part of the address that stands for this route, as decoded components. The route at the bottom usually has none;
    /// any other needs at least one, or no address leads to it. Any text will do, but for control characters: an address
    /// that holds some is not found.
    var pathComponents: [String] { get }

    /// Reads one route from the front of an address and takes out the components that it used.
    ///
    /// - Parameters:
    ///   - path: the decoded components that are left; never empty.
    ///   - beneath: the route beneath the new one, for routes that mean something only there.
    /// - Returns: `nil` if no route of the app begins like this.
    init?(path: inout ArraySlice<String>, above beneath: Self?)

    /// How the route comes when an address does not say otherwise. The default is ``Presentation/pushed``.
    var presentation: Presentation { get }
}

nonisolated extension Route {
    public var presentation: Presentation { .pushed }
}
