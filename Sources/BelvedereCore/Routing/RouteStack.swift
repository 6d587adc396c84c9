/// What is on screen, as one value: a route at the bottom and those that were pushed and presented over it.
///
/// It is `Codable`, so it can be kept over a restart; it has an address, so it can be linked to; and a test can set it to
/// any moment in the life of an app.
///
/// ```swift
/// var stack = RouteStack(root: ContactsRoute.list)
/// stack.push(.detail(7))
/// stack.path                                     // "/7"
/// RouteStack(root: .list, path: "/7") == stack   // true
/// ```
nonisolated public struct RouteStack<R: Route>: Codable, Hashable, Sendable {
    /// A route together with how it came.
    nonisolated public struct Entry: Codable, Hashable, Sendable {
        /// The route.
        public var route: R
        /// How it came: pushed or presented.
        public var presentation: Presentation

        /// A route that came in one way.
        ///
        /// - Parameters:
        ///   - route: the route.
        ///   - presentation: how it came.
        public init(_ route: R, _ presentation: Presentation) {
            self.route = route
            self.presentation = presentation
        }
    }

    /// The route at the bottom, which cannot leave.
    public var root: R
    /// What lies over it, lowest first.
    public var entries: [Entry]
    /// The rest of an address that no route was found for, as a path; a not-found screen then stands on top.
    public var unknownPath: String?

    /// The most routes that an address may hold above the root. Each is a screen with work of its own, and an address
    /// comes from anybody. A longer address counts as unknown.
    public static var addressLimit: Int { 100 }

    /// A stack of routes. Nothing is checked: the app decides which routes may lie on which.
    ///
    /// - Parameters:
    ///   - root: the route at the bottom.
    ///   - entries: what lies over it, from the bottom up.
    /// - Complexity: O(1).
    public init(root: R, entries: [Entry] = []) {
        self.root = root
        self.entries = entries
    }

    /// The topmost route.
    public var top: R { entries.last?.route ?? root }

    /// Whether there is anything that can leave.
    public var canGoBack: Bool { !entries.isEmpty || unknownPath != nil }

    // MARK: Changing

    /// Puts a route on top, with a way back to the one below.
    ///
    /// - Complexity: O(1) on average.
    public mutating func push(_ route: R) {
        unknownPath = nil
        entries.append(Entry(route, .pushed))
    }

    /// Pushes a route onto one further down, in the place of all that lies over that one. Where it is not on the stack, the route comes on top.
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

    /// Puts a route on top as something of its own, such as a form, which a person finishes or closes.
    ///
    /// - Complexity: O(1) on average.
    public mutating func present(_ route: R) {
        unknownPath = nil
        entries.append(Entry(route, .presented))
    }

    /// Takes the topmost screen away, however it came. Nothing happens at the bottom.
    ///
    /// - Complexity: O(1).
    public mutating func back() {
        if unknownPath != nil { unknownPath = nil } else { _ = entries.popLast() }
    }

    /// Takes the topmost pushed screen away. Nothing happens if the topmost was presented: that is dismissed, not popped.
    ///
    /// - Complexity: O(1).
    public mutating func pop() {
        if unknownPath != nil { unknownPath = nil } else if entries.last?.presentation == .pushed { entries.removeLast() }
    }

    /// Takes away all that was pushed since the last presented screen, or since the bottom.
    ///
    /// - Complexity: O(*n*) in the number of routes that leave.
    public mutating func popToRoot() {
        unknownPath = nil
        while entries.last?.presentation == .pushed { entries.removeLast() }
    }

    /// Takes away the last presented screen and all that was pushed over it. Nothing happens if nothing is presented.
    ///
    /// - Complexity: O(*n*) in the number of routes that leave.
    public mutating func dismiss() {
        guard let index = entries.lastIndex(where: { $0.presentation == .presented }) else { return }
        unknownPath = nil
        entries.removeSubrange(index...)
    }

    /// Puts another route in the place of the topmost, which came in the same way.
    ///
    /// - Complexity: O(1).
    public mutating func replaceTop(with route: R) {
        unknownPath = nil
        if let last = entries.popLast() { entries.append(Entry(route, last.presentation)) } else { root = route }
    }

    // MARK: Address

    /// The address: empty, or components that each begin with `/`, percent-encoded as RFC 3986 section 3.3 has it.
    ///
    /// A route that came otherwise than its ``Route/presentation`` says is preceded by a component `~` for pushed or `!`
    /// for presented, so every stack has an address of its own.
    ///
    /// - Complexity: O(*n*) in the length of the address, for each route on the stack.
    public var path: String {
        trail.last ?? ""
    }

    /// The addresses of all levels, from the root to what is in sight. Each is the beginning of the next.
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

    /// Values that are nil at the end need no place.
    private static func withoutNothing(_ path: String, of route: R) -> String {
        let count = route.pathComponents.reversed().prefix { $0 == PathCoding.nothingMarker }.count
        return String(path.dropLast(count * 2))
    }

    /// The stack of an address. The unreadable rest is kept in ``unknownPath``, on top of the readable part.
    ///
    /// Nothing in an address is trusted: whatever it holds, the result is a stack, if need be one with an unknown path.
    ///
    /// - Complexity: O(*n*) in the length of the address. No more than ``addressLimit`` routes are read.
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
            // A route reads up to the next mark and not over it: a mark is no text of anybody's.
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
