/// Sends the changes of one shared object to the other nodes. A node is a process of the same service.
nonisolated public protocol SharedTopic<Change, State>: Sendable {
    /// A change of the shared object.
    associatedtype Change: Codable & Sendable
    /// The state of the shared object: the result of all changes.
    associatedtype State: Codable & Sendable

    /// The name of this node, different from the names of the other nodes. After a restart, a node has a new name.
    var origin: String { get }

    /// Sends a change after all earlier changes, without waiting. A change that cannot be sent now is stored until it can be sent.
    ///
    /// - Complexity: Should be O(1), because no other change can be made during the call.
    func send(_ change: Change)

    /// Stores the result of the changes so far, so that a node that joins later does not need all of them.
    ///
    /// - Parameters:
    ///   - state: the state after the change with this number.
    ///   - sequence: the number of the change in the common order of all nodes.
    func keep(_ state: State, at sequence: Int64)
}
