/// A node's copy of a shared state, and the rules that make all copies equal.
///
/// All nodes apply the same changes in the same order to the confirmed state, so it is equal everywhere. The shown state is the confirmed
/// state plus the node's own pending changes: those that it has sent but has not received back in the common order.
///
/// The owner of the copy must make sure that the shown state does not change while it calls a method of the copy.
nonisolated struct SharedReplica<Change: Codable & Sendable, State: Codable & Sendable>: Sendable {
    /// After how many changes a node stores the state, so that a new node needs only the changes after it.
    static var stride: Int64 { 256 }

    /// The change that the owner must make to the shown state.
    enum Effect {
        /// Change nothing, because the shown state is already correct.
        case nothing
        /// Apply this change to the shown state.
        case make(Change)
        /// Replace the shown state with this one.
        case become(State)
    }

    /// The confirmed state. It is `nil` while no own change is pending, because then the shown state is confirmed.
    private var confirmed: State?
    private var pending: [Change] = []
    /// The number of own changes that have come back in the common order. If a change arrives a second time, after a state that contains
    /// it, it is not counted again.
    private var settled = 0
    private let fold: @Sendable (Change, inout State) -> Void

    init(fold: @escaping @Sendable (Change, inout State) -> Void) {
        self.fold = fold
    }

    /// Whether some own changes have not come back yet.
    var isPending: Bool { !pending.isEmpty }

    /// Records a change that this node has made and is sending.
    ///
    /// - Parameter before: the shown state before the change.
    mutating func note(_ change: Change, before: State) {
        if pending.isEmpty { confirmed = before }
        pending.append(change)
    }

    /// Applies the next change in the common order of all nodes.
    ///
    /// - Parameters:
    ///   - own: the number of the change among this node's changes; `nil` for a change of another node.
    ///   - shown: the shown state.
    mutating func take(_ change: Change, own: Int?, shown: State) -> Effect {
        let count = own.map { max(0, $0 - settled) } ?? 0
        settled += count
        guard var state = confirmed else { return .make(change) }
        fold(change, &state)
        if count > 0 {
            pending.removeFirst(min(count, pending.count))
            // Own changes come back in the order in which they were sent, so the shown state already contains this one.
            confirmed = pending.isEmpty ? nil : state
            return .nothing
        }
        confirmed = state
        for change in pending { fold(change, &state) }
        return .become(state)
    }

    /// Replaces the confirmed state by the state of the topic, and returns the new shown state.
    ///
    /// - Parameters:
    ///   - state: the state of the topic.
    ///   - own: the number of this node's changes that the state contains.
    mutating func take(_ state: State, own: Int) -> State {
        pending.removeFirst(min(pending.count, max(0, own - settled)))
        settled = max(settled, own)
        confirmed = pending.isEmpty ? nil : state
        var shown = state
        for change in pending { fold(change, &shown) }
        return shown
    }

    /// Returns the confirmed state.
    ///
    /// - Parameter shown: the shown state. It is returned if no own change is pending.
    func confirmed(shown: State) -> State { confirmed ?? shown }
}
