public import EmployeesService

/// The state of the requests for the list. The content of the screen depends on this state and on whether an earlier list exists.
nonisolated public enum EmployeesPhase: Sendable, Hashable {
    /// No request was made yet.
    case idle
    /// A request is running.
    case loading
    /// The last request succeeded, and the screen shows its list.
    case done
    /// The last request failed. `secondsLeft` is the number of seconds until an automatic retry, or 0 if there will be none.
    case failed(EmployeesError, secondsLeft: Int)
}
