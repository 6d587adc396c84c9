/// Where the changes of one shared thing go out to the other nodes.
nonisolated public protocol SharedTopic<Change, State>: Sendable {
    /// What is told of.
    associatedtype Change: Codable & Sendable
    /// What all changes together lead to.
    associatedtype State: Codable & Sendable

    /// Names this node among the others. A node that was started again has another name.
    var origin: String { get }

    /// Sends a change, after all those that were sent before. It never waits: what cannot be sent yet is kept until it can.
    ///
    /// - Complexity: Should be O(1): it is called while nobody else can make a change.
    func send(_ change: Change)

    /// Says what the changes so far have led to, so that a node that comes later need not be told all of them.
    ///
    /// - Parameters:
    ///   - state: what the change with this number has led to.
    ///   - sequence: the number of the change in the order that all nodes have in common.
    func keep(_ state: State, at sequence: Int64)
}
