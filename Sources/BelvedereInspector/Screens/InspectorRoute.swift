internal import BelvedereCore

/// Where a person can be in the inspector.
nonisolated enum InspectorRoute: Route {
    case overview
    /// What came of one event, by its number.
    case flow(Int)

    static let paths = ["overview": "", "flow": "flows/:number"]

    func isAllowed(above beneath: InspectorRoute) -> Bool { beneath == .overview }
}
