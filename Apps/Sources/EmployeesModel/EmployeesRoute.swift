public import BelvedereCore

/// Where a person can be in the app Employees.
nonisolated public enum EmployeesRoute: Route {
    /// The list of all.
    case list
    /// One employee, by number.
    case detail(Int)

    public static let paths = ["list": "", "detail": ":id"]

    // A detail stands on the list alone, so `/7/8` leads nowhere.
    public func isAllowed(above beneath: EmployeesRoute) -> Bool { beneath == .list }
}
