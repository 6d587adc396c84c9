public import BelvedereCore
public import NearbyPlaces

/// Where a person can be in the app Nearby, and where they look for places. So an address can be reloaded and shared:
/// `/@60.16990,24.93840/cafe/place/node%2F1`.
nonisolated public enum NearbyRoute: Route {
    /// The screen at the bottom, around a position as soon as there is one.
    case home(Whereabouts? = nil)
    /// The places of one type.
    case list(PlaceType)
    /// One place, by the identifier that its source gives it.
    case place(String)

    // The home screen leads to a list or a place, a list to a place.
    public func isAllowed(above beneath: NearbyRoute) -> Bool {
        switch (beneath, self) {
        case (.home, .list), (.home, .place), (.list, .place): true
        default: false
        }
    }

    /// A person who goes somewhere else is still on the same screen.
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
