/// What a pointer does over a ``Drawing``.
nonisolated public enum PointerPhase: Int, Sendable, Hashable, Codable, CaseIterable {
    /// It moves and is not down.
    case hover
    /// It goes down: a button of the mouse is pressed, or a finger touches.
    case down
    /// It moves and is down.
    case move
    /// It goes up: the button is let go, or the finger is lifted.
    case up
    /// It has left the drawing, or the gesture was taken away.
    case leave
}
