public import BelvedereCore

/// Where a person can be in the app Employees.
nonisolated public enum EmployeesRoute: Route {
    /// The list, as it is set.
    case list(EmployeesListing = EmployeesListing())
    /// One employee, by number.
    case detail(Int)
    /// The chart of all salaries.
    case salaries

    // A detail stands on the list or on the chart, so `/7/8` leads nowhere.
    public func isAllowed(above beneath: EmployeesRoute) -> Bool {
        switch (beneath, self) {
        case (.list, .detail), (.list, .salaries), (.salaries, .detail): true
        default: false
        }
    }

    /// A list in another order is the same list.
    public func hasScreen(of other: EmployeesRoute) -> Bool {
        if case .list = self, case .list = other { return true }
        return self == other
    }

    // MARK: Addresses

    public var pathComponents: [String] {
        switch self {
        case .list(let listing): listing.text.isEmpty ? [] : [listing.text]
        case .detail(let id): ["\(id)"]
        case .salaries: ["salaries"]
        }
    }

    public init?(path: inout ArraySlice<String>, above beneath: EmployeesRoute) {
        guard let word = path.first else { return nil }
        if word == "salaries" {
            self = .salaries
        } else if let id = Int(word), "\(id)" == word {
            self = .detail(id)
        } else {
            return nil
        }
        guard isAllowed(above: beneath) else { return nil }
        path.removeFirst()
    }

    public func atBottom(of path: inout ArraySlice<String>) -> EmployeesRoute {
        guard let listing = path.first.flatMap({ EmployeesListing($0) }) else { return .list() }
        path.removeFirst()
        return .list(listing)
    }
}
