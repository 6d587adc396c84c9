/// What a pointer does at a place of a ``Drawing``.
public struct PointerEvent {
    /// What the pointer does.
    public let phase: PointerPhase
    /// Where it is, in units of the drawing.
    public let point: DrawingPoint
    /// The topmost shape there.
    public let shape: Shape?
}
