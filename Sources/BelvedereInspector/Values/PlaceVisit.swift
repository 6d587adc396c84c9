/// An address that a window has shown, with the time.
nonisolated package struct PlaceVisit: Sendable, Hashable, Identifiable {
    /// The number of the visit in the session, from 1.
    package let id: Int
    /// The address below the path of the app.
    package let path: String
    package let title: String
    /// The routes at that address, from the lowest to the visible one.
    package let routes: [String]
    /// The time of arrival, by the session's clock.
    package let time: Duration
}
