/// A value that identifies one screen of an app.
///
/// Routes identify screens. A push, a link, a restored session and the browser's history all pass a route, never an instance of a screen.
/// So a route contains the data from which its screen can be built again, such as an identifier. It contains no reference to an object,
/// because that would be lost when the app starts again.
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
/// The address of a case is its name, followed by its values: `/add`. ``paths`` lists the cases with a different address: here the address
/// of `list` is empty, and a contact has an address such as `/7`.
nonisolated public protocol Route: Codable, Hashable, Sendable {
    /// The paths of cases whose address is not their name. A path consists of fixed words and of placeholders for the values of the case.
    ///
    /// A placeholder begins with a colon, as in `"people/:id/edit"`. The placeholders receive the values in the order in which the case
    /// declares them; the name of a placeholder is only for the reader. A value without a placeholder is added at the end. The case at the
    /// bottom of the stack has the empty path. The default is empty: the address of each case is its name.
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
    /// A value is a text, a number, a `Bool`, an enum, an optional of these, or a `Codable` structure of these. No address is trusted: an
    /// address that fits no case leads to "Not found". The diagnostic BV0012 reports a name that is not a case. The diagnostic BV0013
    /// reports a route whose address is read as another route.
    ///
    /// - Complexity: O(1).
    static var paths: [String: String] { get }

    /// Whether an address may contain this route directly above the route `beneath`. The default is `true`.
    ///
    /// ```swift
    /// // An employee can only be directly above the list, so the address /7/8 is unknown.
    /// func isAllowed(above beneath: EmployeesRoute) -> Bool { beneath == .list }
    /// ```
    func isAllowed(above beneath: Self) -> Bool

    /// The part of the address for this route, as decoded components. The default is computed from ``paths``.
    ///
    /// Implement it, together with ``init(path:above:)``, only for addresses that ``paths`` cannot describe. The components may contain any
    /// text except control characters: an address with control characters leads to "Not found".
    ///
    /// - Complexity: Should be O(*n*) in the number of values in the route.
    var pathComponents: [String] { get }

    /// Reads one route from the front of an address and removes the components that it used. The default reads the form that ``paths``
    /// describes.
    ///
    /// - Parameters:
    ///   - path: the decoded components that are left; never empty.
    ///   - beneath: the route beneath the new one.
    /// - Returns: `nil` if no route of the app begins like this.
    /// - Complexity: Should be O(*n*) in the number of components that it reads.
    init?(path: inout ArraySlice<String>, above beneath: Self)

    /// The presentation of the route if its address does not set one. The default is ``Presentation/pushed``.
    var presentation: Presentation { get }

    /// Whether this route uses the same screen as another route. By default only an equal route does.
    ///
    /// Return `true` for routes that differ only in the settings of their screen, such as a search text or a sort order. When such a route
    /// replaces another one, the screen stays open. The settings are in the address, so that the address can be reloaded and shared.
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

    /// Returns this route, which is at the bottom of the stack, with the settings from an address. Removes the components that it has read.
    ///
    /// The default removes ``pathComponents`` if the address begins with them, and returns the route unchanged. Implement the method for a
    /// screen at the bottom whose settings are part of the address.
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
        // The value cannot be written as an address, so use the name of the type. No route is read from such an address, and BV0013 reports
        // it.
        (try? RouteEncoder.components(of: self)) ?? ["\(Self.self)"]
    }

    public init?(path: inout ArraySlice<String>, above beneath: Self) {
        var left = path
        guard let route = try? RouteDecoder.read(Self.self, from: &left, where: { $0.isAllowed(above: beneath) }) else { return nil }
        path = left
        self = route
    }

    /// The names in ``paths`` that are not the name of a case.
    package static var namesWithoutCase: [String] { RouteDecoder.unknownNames(in: Self.self) }
}
