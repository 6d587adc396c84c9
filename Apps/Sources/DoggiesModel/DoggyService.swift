/// Where doggies come from. A service is `Sendable` and asynchronous, and belongs to no session.
nonisolated public protocol DoggyService: Sendable {
    /// All doggies, in the order in which they are to be shown.
    ///
    /// - Throws: whatever kept them from coming; `CancellationError` if nobody wants them any more.
    func deliverDoggies() async throws -> [Dog]
}
