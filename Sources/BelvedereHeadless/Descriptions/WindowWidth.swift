/// Whether a window has room for a list and what was chosen from it, side by side.
nonisolated public enum WindowWidth: String, Sendable, Hashable, Codable {
    /// One screen at a time, as on a telephone.
    case narrow
    /// A list with a `SplitView` stands beside its detail. In a browser that is from 64 rem, which are 1024 px.
    case wide
}
