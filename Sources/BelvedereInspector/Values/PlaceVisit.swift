/// A place at which a window was.
nonisolated package struct PlaceVisit: Sendable, Hashable, Identifiable {
    /// Its number in the session, from 1.
    package let id: Int
    /// The address below the path of the app.
    package let path: String
    package let title: String
    /// The routes from the bottom to what was in sight.
    package let routes: [String]
    /// When it came there, by the session's clock.
    package let time: Duration
}
