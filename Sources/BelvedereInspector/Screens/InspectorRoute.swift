internal import BelvedereCore

/// The routes of the inspector's own screens.
nonisolated enum InspectorRoute: Route {
    case overview
    /// The effects of one event, by its number.
    case flow(Int)

    static let paths = ["overview": "", "flow": "flows/:number"]

    func isAllowed(above beneath: InspectorRoute) -> Bool { beneath == .overview }
}
