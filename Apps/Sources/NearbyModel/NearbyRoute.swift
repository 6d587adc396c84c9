public import BelvedereCore
public import NearbyPlaces

/// Where a person can be in the app Nearby. No position is in it: positions belong to a session and to no address.
nonisolated public enum NearbyRoute: Route {
    case home
    /// The places of one type.
    case list(PlaceType)
    /// One place, by the identifier that its source gives it.
    case place(String)

    public static let paths = ["home": "", "list": ":type"]

    // The home screen leads to a list or a place, a list to a place.
    public func isAllowed(above beneath: NearbyRoute) -> Bool {
        switch (beneath, self) {
        case (.home, .list), (.home, .place), (.list, .place): true
        default: false
        }
    }
}
