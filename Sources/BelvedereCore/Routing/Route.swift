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
///     static let paths = ["list": "", "detail": ":id"]
///
///     var presentation: Presentation { self == .add ? .presented : .pushed }
/// }
/// ```
///
/// The address of a case is its name, followed by its values: `/add`. ``paths`` names the cases that have another one: here
/// the list has none, and a contact has `/7`.
nonisolated public protocol Route: Codable, Hashable, Sendable {
    /// The paths of cases that do not go by their names, as words and places for the values of the case.
    ///
    /// A place begins with a colon, as in `"people/:id/edit"`. Places take the values in the order of the case; what the
    /// place is called is for the reader. A value without a place follows at the end. The case at the bottom of the stack
    /// has the empty path. The default is empty: all cases go by their names.
    ///
    /// ```swift
    /// enum ShopRoute: Route {
    ///     case home
    ///     case product(Int)
    ///     case review(product: Int, number: Int)
    ///     case search(text: String, page: Int?)      // /search/bread, /search/bread/2
    ///
    ///     static let paths = ["home": "", "product": "products/:id", "review": "products/:id/reviews/:number"]
    /// }
    /// ```
    ///
    /// A value is a text, a number, a `Bool`, an enum, an optional of these, or a `Codable` structure of these. Nothing in an
    /// address is trusted: one that fits no case leads to "Not found". A name that is no case is reported as BV0012, and an
    /// address that does not lead back to its route as BV0013.
    ///
    /// - Complexity: O(1).
    static var paths: [String: String] { get }

    /// Whether an address may lead to this route when it stands on that one. The default is always.
    ///
    /// ```swift
    /// // An employee stands on the list alone, so /7/8 leads nowhere.
    /// func isAllowed(above beneath: EmployeesRoute) -> Bool { beneath == .list }
    /// ```
    func isAllowed(above beneath: Self) -> Bool

    /// The part of the address that stands for this route, as decoded components. It follows from ``paths``.
    ///
    /// Write it, together with ``init(path:above:)``, only for addresses that ``paths`` cannot describe. Any text will do, but
    /// for control characters: an address that holds some is not found.
    ///
    /// - Complexity: Should be O(*n*) in the number of values in the route.
    var pathComponents: [String] { get }

    /// Reads one route from the front of an address and takes out the components that it used. It follows from ``paths``.
    ///
    /// - Parameters:
    ///   - path: the decoded components that are left; never empty.
    ///   - beneath: the route beneath the new one.
    /// - Returns: `nil` if no route of the app begins like this.
    /// - Complexity: Should be O(*n*) in the number of components that it reads.
    init?(path: inout ArraySlice<String>, above beneath: Self)

    /// How the route comes when an address does not say otherwise. The default is ``Presentation/pushed``.
    var presentation: Presentation { get }

    /// Whether the screen of another route goes on as the screen of this one. The default is that they are equal.
    ///
    /// Routes may differ in what their screen is set to: a search, an order, a position. Then the screen stays, and the address
    /// says how it is set, so that it can be reloaded and shared.
    ///
    /// ```swift
    /// enum LibraryRoute: Route {
    ///     case books(search: String?)
    ///     case book(Int)
    ///
    ///     static let paths = ["books": "books", "book": "book/:id"]
    ///
    ///     func hasScreen(of other: LibraryRoute) -> Bool {
    ///         if case .books = self, case .books = other { true } else { self == other }
    ///     }
    /// }
    /// ```
    func hasScreen(of other: Self) -> Bool

    /// The route at the bottom as an address says it. It takes out the components that it used.
    ///
    /// The default takes out those of ``pathComponents``, if the address begins with them, and changes nothing. Write it for a
    /// screen at the bottom whose settings stand in the address.
    ///
    /// - Complexity: Should be O(*n*) in the number of components that it reads.
    func atBottom(of path: inout ArraySlice<String>) -> Self
}

nonisolated extension Route {
    public static var paths: [String: String] { [:] }
    public func isAllowed(above beneath: Self) -> Bool { true }
    public var presentation: Presentation { .pushed }
    public func hasScreen(of other: Self) -> Bool { self == other }

    public func atBottom(of path: inout ArraySlice<String>) -> Self {
        let own = pathComponents
        if !own.isEmpty, path.starts(with: own) { path.removeFirst(own.count) }
        return self
    }

    public var pathComponents: [String] {
        // A value that no address can hold leaves the name of the type. It leads nowhere, and BV0013 says so.
        (try? RouteEncoder.components(of: self)) ?? ["\(Self.self)"]
    }

    public init?(path: inout ArraySlice<String>, above beneath: Self) {
        var left = path
        guard let route = try? RouteDecoder.read(Self.self, from: &left, where: { $0.isAllowed(above: beneath) }) else { return nil }
        path = left
        self = route
    }

    /// The names in ``paths`` that no case has.
    package static var namesWithoutCase: [String] { RouteDecoder.unknownNames(in: Self.self) }
}
