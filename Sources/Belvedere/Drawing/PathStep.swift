/// A step of a path: how the pen goes on.
nonisolated public enum PathStep: Sendable, Hashable {
    /// The pen is lifted and put down again.
    case move(to: DrawingPoint)
    /// A straight line to a point.
    case line(to: DrawingPoint)
    /// A cubic Bézier curve.
    case curve(to: DrawingPoint, DrawingPoint, DrawingPoint)
    /// Back to where the pen was put down last.
    case close
}
