public import BelvedereCore

/// Where a person can be in the app Employees.
nonisolated public enum EmployeesRoute: Route {
    /// The list of all.
    case list
    /// One employee, by number.
    case detail(Int)

    public var pathComponents: [String] {
        switch self {
        case .list: []
        case .detail(let id): [String(id)]
        }
    }

    public init?(path: inout ArraySlice<String>, above beneath: EmployeesRoute?) {
        // A detail stands over the list alone, so `/7/8` leads nowhere.
        guard beneath == .list, let first = path.popFirst(), let id = Int(first), String(id) == first else { return nil }
        self = .detail(id)
    }
}
