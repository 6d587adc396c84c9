public import BelvedereCore

/// The routes of the circle drawer's screens.
nonisolated public enum CirclesRoute: Route {
    case canvas
    /// The dialog that changes the diameter of a circle.
    case diameter(Int)

    public static let paths = ["canvas": "", "diameter": "circle/:id"]

    public func isAllowed(above beneath: CirclesRoute) -> Bool { beneath == .canvas }
    public var presentation: Presentation { self == .canvas ? .pushed : .presented }
}
