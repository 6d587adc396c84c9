/// The open screens of a window as one value: a route at the bottom, and the routes that were pushed and presented over it.
///
/// The stack is `Codable`, so it can be stored and restored after a restart. It has an address, so a link can lead to it. A test can set
/// the stack to show any screens of an app.
///
/// ```swift
/// var stack = RouteStack(root: ContactsRoute.list)
/// stack.push(.detail(7))
/// stack.path                                     // "/7"
/// RouteStack(root: .list, path: "/7") == stack   // true
/// ```
nonisolated public struct RouteStack<R: Route>: Codable, Hashable, Sendable {
    /// A route and its presentation.
    nonisolated public struct Entry: Codable, Hashable, Sendable {
        /// The route.
        public var route: R
        /// The presentation: pushed or presented.
        public var presentation: Presentation

        /// A route with its presentation.
        ///
        /// - Parameters:
        ///   - route: the route.
        ///   - presentation: whether it was pushed or presented.
        public init(_ route: R, _ presentation: Presentation) {
            self.route = route
            self.presentation = presentation
        }
    }

    /// The route at the bottom. It is never removed.
    public var root: R
    /// The routes above the root, lowest first.
    public var entries: [Entry]
    /// The end of an address that leads to no route, as a path. If there is one, a not-found screen is on top.
    public var unknownPath: String?

    /// The largest number of routes that an address may contain above the root. The number is limited, because each route makes a screen
    /// with its own work, and anyone can write an address. A longer address counts as unknown.
    package static var addressLimit: Int { 100 }

    /// A stack of routes. It does not check which route may be above which; the app decides that.
    ///
    /// - Parameters:
    ///   - root: the route at the bottom.
    ///   - entries: the routes above it, from the bottom up.
    /// - Complexity: O(1).
    public init(root: R, entries: [Entry] = []) {
        self.root = root
        self.entries = entries
    }

    /// The topmost route.
    public var top: R { entries.last?.route ?? root }

    /// Whether there is a screen above the root that can be closed.
    package var canGoBack: Bool { !entries.isEmpty || unknownPath != nil }

    // MARK: Changing

    /// Adds a route on top. Back leads to the route beneath.
    ///
    /// - Complexity: O(1) on average.
    public mutating func push(_ route: R) {
        unknownPath = nil
        entries.append(Entry(route, .pushed))
    }

    /// Removes all routes above `base`, and pushes `route`. If `base` is not on the stack, the route is pushed on top.
    ///
    /// ```swift
    /// var stack = RouteStack(root: ContactsRoute.list, path: "/7")
    /// stack.push(.detail(8), onto: .list)
    /// stack.path                                     // "/8"
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of routes on the stack.
    public mutating func push(_ route: R, onto base: R) {
        if let index = entries.lastIndex(where: { $0.route.hasScreen(of: base) }) {
            entries.removeSubrange((index + 1)...)
        } else if root.hasScreen(of: base) {
            entries.removeAll()
        }
        push(route)
    }

    /// Adds a route on top, for a screen that a person completes or closes, such as a form.
    ///
    /// - Complexity: O(1) on average.
    public mutating func present(_ route: R) {
        unknownPath = nil
        entries.append(Entry(route, .presented))
    }

    /// Removes the topmost screen, pushed or presented. The root stays.
    ///
    /// - Complexity: O(1).
    public mutating func back() {
        if unknownPath != nil { unknownPath = nil } else { _ = entries.popLast() }
    }

    /// Removes the topmost pushed screen. Does nothing if the topmost screen was presented; for such a screen, call `dismiss()`.
    ///
    /// - Complexity: O(1).
    package mutating func pop() {
        if unknownPath != nil { unknownPath = nil } else if entries.last?.presentation == .pushed { entries.removeLast() }
    }

    /// Removes all screens that were pushed since the last presented screen, or since the root.
    ///
    /// - Complexity: O(*n*) in the number of removed routes.
    package mutating func popToRoot() {
        unknownPath = nil
        while entries.last?.presentation == .pushed { entries.removeLast() }
    }

    /// Removes the last presented screen and all screens that were pushed over it. Nothing happens if no screen is presented.
    ///
    /// - Complexity: O(*n*) in the number of removed routes.
    public mutating func dismiss() {
        guard let index = entries.lastIndex(where: { $0.presentation == .presented }) else { return }
        unknownPath = nil
        entries.removeSubrange(index...)
    }

    /// Replaces the topmost route. The presentation stays the same.
    ///
    /// - Complexity: O(1).
    public mutating func replaceTop(with route: R) {
        unknownPath = nil
        if let last = entries.popLast() { entries.append(Entry(route, last.presentation)) } else { root = route }
    }

    // MARK: Address

    /// The address: empty, or components that each begin with `/`, percent-encoded according to RFC 3986, section 3.3.
    ///
    /// If the presentation of a route differs from its ``Route/presentation``, the component `~` (pushed) or `!` (presented) is written
    /// before that route. So no two stacks have the same address.
    ///
    /// - Complexity: O(*n*) in the length of the address, for each route on the stack.
    public var path: String {
        trail.last ?? ""
    }

    /// The addresses of all levels, from the root to the visible screen. Each address is a prefix of the next one.
    package var trail: [String] {
        var path = PathCoding.encode(root.pathComponents)
        var trail = [Self.withoutNothing(path, of: root)]
        for entry in entries {
            if entry.presentation != entry.route.presentation { path += entry.presentation == .pushed ? "/~" : "/!" }
            path += PathCoding.encode(entry.route.pathComponents)
            trail.append(Self.withoutNothing(path, of: entry.route))
        }
        if let unknownPath { trail.append(path + unknownPath) }
        return trail
    }

    /// Removes the markers of `nil` values at the end of a route's address. They are not needed there.
    private static func withoutNothing(_ path: String, of route: R) -> String {
        let count = route.pathComponents.reversed().prefix { $0 == PathCoding.nothingMarker }.count
        return String(path.dropLast(count * 2))
    }

    /// Makes the stack for an address. If the end of the address cannot be read, the stack stores it in ``unknownPath``, above the routes
    /// that were read.
    ///
    /// Any text is accepted as an address, because anyone can write one. If it is wrong, the stack has an unknown path.
    ///
    /// - Complexity: O(*n*) in the length of the address. No more than 100 routes are read.
    public init(root: R, path: String) {
        self.init(root: root)
        guard let components = PathCoding.decode(path), components.count <= Self.addressLimit * 4 else {
            unknownPath = PathCoding.normalized(path)
            return
        }
        var rest = components[...]
        self.root = root.atBottom(of: &rest)
        while !rest.isEmpty {
            let before = rest
            var presentation: Presentation?
            if rest.first == PathCoding.pushedMarker { presentation = .pushed }
            if rest.first == PathCoding.presentedMarker { presentation = .presented }
            if presentation != nil { rest.removeFirst() }
            // A route can use the components up to the next marker, because a marker is never part of a value.
            let end = rest.firstIndex { $0 == PathCoding.pushedMarker || $0 == PathCoding.presentedMarker } ?? rest.endIndex
            let offered = rest[..<end]
            var left = offered
            guard !offered.isEmpty, let route = R(path: &left, above: top), left.count < offered.count,
                entries.count < Self.addressLimit
            else {
                unknownPath = PathCoding.encode(Array(before))
                return
            }
            rest = rest.dropFirst(offered.count - left.count)
            entries.append(Entry(route, presentation ?? route.presentation))
        }
    }
}
