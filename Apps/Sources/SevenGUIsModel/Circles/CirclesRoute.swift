public import BelvedereCore

/// Where a person can be in the circle drawer.
nonisolated public enum CirclesRoute: Route {
    case canvas
    /// The frame in which the diameter of a circle is adjusted.
    case diameter(Int)

    public static let paths = ["canvas": "", "diameter": "circle/:id"]

    public func isAllowed(above beneath: CirclesRoute) -> Bool { beneath == .canvas }
    public var presentation: Presentation { self == .canvas ? .pushed : .presented }
}
