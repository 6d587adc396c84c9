/// What a node is told of a topic.
nonisolated public enum SharedNews<Change: Codable & Sendable, State: Codable & Sendable>: Sendable {
    /// Where the topic stands. This comes first, and again after the node was away for too long.
    ///
    /// - Parameters:
    ///   - state: what all changes have led to; nil if nobody has said so yet.
    ///   - sequence: the number of the last change that is part of it.
    ///   - own: how many of the changes that this node has sent are part of it.
    case state(State?, at: Int64, own: Int)

    /// Some node has made a change; this one, where the origin is its own.
    ///
    /// - Parameters:
    ///   - change: the change.
    ///   - sequence: its number in the order that all nodes have in common.
    ///   - origin: the node that made it.
    ///   - number: how many changes this node had sent then, this one among them.
    case change(Change, at: Int64, origin: String, number: Int)

    /// A node has gone, or was not heard of for so long that it is taken to have gone.
    case left(origin: String, at: Int64)
}
