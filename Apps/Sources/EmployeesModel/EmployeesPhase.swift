public import EmployeesService

/// What the list is doing. What is on screen depends on it and on whether there is a list.
nonisolated public enum EmployeesPhase: Sendable, Hashable {
    /// Nothing has been asked yet.
    case idle
    /// An answer is awaited.
    case loading
    /// The list is what the service answered last.
    case done
    /// The last question failed. `secondsLeft` counts down to the next one where the app asks by itself, and is 0
    /// otherwise.
    case failed(EmployeesError, secondsLeft: Int)
}
