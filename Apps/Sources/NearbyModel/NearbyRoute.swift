public import BelvedereCore
public import NearbyPlaces

/// The routes of the app's screens. They contain the searched position, so that a person can reload the page and share its address:
/// `/@60.16990,24.93840/cafe/place/node%2F1`.
nonisolated public enum NearbyRoute: Route {
    /// The home screen. Its associated value is the searched position with its radius; nil while no position is known.
    case home(Whereabouts? = nil)
    /// The list of one type of place.
    case list(PlaceType)
    /// The screen of one place. The value is the identifier that the source gives the place.
    case place(String)

    // A list or a place can be above the home screen. A place can also be above a list.
    public func isAllowed(above beneath: NearbyRoute) -> Bool {
        switch (beneath, self) {
        case (.home, .list), (.home, .place), (.list, .place): true
        default: false
        }
    }

    /// The home screen with another position is the same screen, so it stays and only its content changes.
    public func hasScreen(of other: NearbyRoute) -> Bool {
        if case .home = self, case .home = other { return true }
        return self == other
    }

    // MARK: Addresses

    public var pathComponents: [String] {
        switch self {
        case .home(let whereabouts): whereabouts.map { [$0.text] } ?? []
        case .list(let type): [type.rawValue]
        case .place(let id): ["place", id]
        }
    }

    public init?(path: inout ArraySlice<String>, above beneath: NearbyRoute) {
        var left = path
        guard let word = left.popFirst() else { return nil }
        if word == "place", let id = left.popFirst() {
            self = .place(id)
        } else if let type = PlaceType(rawValue: word) {
            self = .list(type)
        } else {
            return nil
        }
        guard isAllowed(above: beneath) else { return nil }
        path = left
    }

    public func atBottom(of path: inout ArraySlice<String>) -> NearbyRoute {
        guard let whereabouts = path.first.flatMap({ Whereabouts($0) }) else { return .home() }
        path.removeFirst()
        return .home(whereabouts)
    }
}
