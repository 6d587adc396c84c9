/// What a pointer does over a ``Drawing``.
nonisolated public enum PointerPhase: Int, Sendable, Hashable, Codable, CaseIterable {
    /// It moves and is not down.
    case hover
    case down
    /// It moves and is down.
    case move
    case up
    /// It has left the drawing, or the gesture was taken away.
    case leave
}
