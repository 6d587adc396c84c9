/// Why the home screen has no places to show.
nonisolated public enum HomeEmptiness: Sendable, Hashable {
    case noPosition
    /// The source knows nothing of this part of the world. `covered` is what it does know, if that has a name.
    case outsideCoverage(covered: String?)
    /// There is nothing of any type within the radius. `wider` is the next one to try, if there is one.
    case nothingFound(radius: Double, wider: Double?)
}
