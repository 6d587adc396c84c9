/// A source of doggies. A service is `Sendable` and asynchronous, and belongs to no session.
nonisolated public protocol DoggyService: Sendable {
    /// Returns all doggies, in the order in which the screen shows them.
    ///
    /// - Throws: the error that prevented the delivery, or `CancellationError` if the caller cancelled it.
    func deliverDoggies() async throws -> [Dog]
}
