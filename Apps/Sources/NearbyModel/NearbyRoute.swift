public import BelvedereCore
public import NearbyPlaces

/// Where a person can be in the app Nearby. No position is in it: positions belong to a session and to no address.
nonisolated public enum NearbyRoute: Route {
    case home
    /// The places of one type.
    case list(PlaceType)
    /// One place, by the identifier that its source gives it.
    case place(String)

    private static let placeComponent = "place"

    public var pathComponents: [String] {
        switch self {
        case .home: []
        case .list(let type): [type.rawValue]
        case .place(let id): [Self.placeComponent, id]
        }
    }

    public init?(path: inout ArraySlice<String>, above beneath: NearbyRoute?) {
        guard let first = path.popFirst() else { return nil }
        if case .place = beneath { return nil }
        if first == Self.placeComponent {
            guard let id = path.popFirst() else { return nil }
            self = .place(id)
        } else {
            guard beneath == .home, let type = PlaceType(rawValue: first) else { return nil }
            self = .list(type)
        }
    }
}
