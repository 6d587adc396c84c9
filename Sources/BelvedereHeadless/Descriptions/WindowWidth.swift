/// Whether a window has room for a list and its detail side by side.
nonisolated public enum WindowWidth: String, Sendable, Hashable, Codable {
    /// One screen at a time, as on a telephone.
    case narrow
    /// A list with a `SplitView` and its detail are side by side. A browser shows them so from a width of 64 rem (usually 1024
    /// pixels).
    case wide
}
