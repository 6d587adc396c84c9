/// The reason why a list of places has no rows.
nonisolated public enum PlaceListEmptiness: Sendable, Hashable {
    /// The person has opened the screen by its address, and no position is known.
    case noPosition
    /// The source has no data for this part of the world. `covered` is the name of the region for which it has data, or nil if that region
    /// has no name.
    case outsideCoverage(covered: String?)
    /// There is no place of this type within the radius. `wider` is the next larger radius, or nil if there is none.
    case nothingFound(radius: Double, wider: Double?)
    /// There are places, but the search text or "Open now" excludes all of them.
    case noMatch
}
