/// Why a list of places has no rows.
nonisolated public enum PlaceListEmptiness: Sendable, Hashable {
    /// The screen was opened by its address, and nobody has said where they are.
    case noPosition
    /// There are none within the radius. `wider` is the next one to try, if there is one.
    case nothingFound(radius: Double, wider: Double?)
    /// There are places, but what was typed, or "Open now", leaves none.
    case noMatch
}
