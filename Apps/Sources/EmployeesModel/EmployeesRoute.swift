public import BelvedereCore

/// Where a person can be in the app Employees.
nonisolated public enum EmployeesRoute: Route {
    /// The list of all.
    case list
    /// One employee, by number.
    case detail(Int)
    /// The chart of all salaries.
    case salaries

    public static let paths = ["list": "", "detail": ":id", "salaries": "salaries"]

    // A detail stands on the list or on the chart, so `/7/8` leads nowhere.
    public func isAllowed(above beneath: EmployeesRoute) -> Bool {
        if case .detail = self { beneath == .list || beneath == .salaries } else { beneath == .list }
    }
}
