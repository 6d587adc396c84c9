/// Why a list of places has no rows.
nonisolated public enum PlaceListEmptiness: Sendable, Hashable {
    /// The screen was opened by its address, and nobody has said where they are.
    case noPosition
    /// The source knows nothing of this part of the world. `covered` is what it does know, if that has a name.
    case outsideCoverage(covered: String?)
    /// There are none within the radius. `wider` is the next one to try, if there is one.
    case nothingFound(radius: Double, wider: Double?)
    /// There are places, but what was typed, or "Open now", leaves none.
    case noMatch
}
