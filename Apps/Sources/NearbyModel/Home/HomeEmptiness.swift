/// The reason why the home screen shows no places.
nonisolated public enum HomeEmptiness: Sendable, Hashable {
    case noPosition
    /// The source has no data for this part of the world. `covered` is the name of the region for which it has data, or nil if that region
    /// has no name.
    case outsideCoverage(covered: String?)
    /// There is no place of any type within the radius. `wider` is the next larger radius, or nil if there is none.
    case nothingFound(radius: Double, wider: Double?)
}
