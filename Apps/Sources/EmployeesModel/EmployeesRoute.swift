public import BelvedereCore

/// The routes of the app's screens: the list, an employee, and the chart.
nonisolated public enum EmployeesRoute: Route {
    /// The list with its settings.
    case list(EmployeesListing = EmployeesListing())
    /// The screen of the employee with this number.
    case detail(Int)
    /// The screen with the chart of all salaries.
    case salaries

    // The screen of an employee can be above the list or the chart, but not above another employee. So `/7/8` is not allowed.
    public func isAllowed(above beneath: EmployeesRoute) -> Bool {
        switch (beneath, self) {
        case (.list, .detail), (.list, .salaries), (.salaries, .detail): true
        default: false
        }
    }

    /// A list with other settings has the same screen, so the screen stays and only its settings change.
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
