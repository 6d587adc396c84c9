/// An event of a topic, as a node receives it. A topic carries the changes of one shared object between the nodes (processes) of a service.
nonisolated public enum SharedNews<Change: Codable & Sendable, State: Codable & Sendable>: Sendable {
    /// The current state of the topic. A node receives it first, and again after a long absence.
    ///
    /// - Parameters:
    ///   - state: the result of all changes; `nil` if no node has stored one yet.
    ///   - sequence: the number of the last change in the state.
    ///   - own: the number of this node's changes in the state.
    case state(State?, at: Int64, own: Int)

    /// A change by any node, including this one. A node receives its own changes too.
    ///
    /// - Parameters:
    ///   - change: the change.
    ///   - sequence: the number of the change in the common order of all nodes.
    ///   - origin: the node that made the change.
    ///   - number: the number of changes that `origin` had sent at that time, including this one.
    case change(Change, at: Int64, origin: String, number: Int)

    /// A node has ended, or has sent nothing for so long that the others assume that it has ended.
    case left(origin: String, at: Int64)
}
