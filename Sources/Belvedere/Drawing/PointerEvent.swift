/// What a pointer does at a place of a ``Drawing``.
public struct PointerEvent {
    public let phase: PointerPhase
    public let point: DrawingPoint
    /// The topmost shape there.
    public let shape: Shape?
}
