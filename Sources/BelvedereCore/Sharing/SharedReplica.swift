/// One node's copy of something shared, and the rules that make all copies equal.
///
/// All nodes make the same changes in the same order to what is confirmed, so that is the same everywhere. What is shown is
/// the confirmed state with the node's own changes on top that have not come back yet.
///
/// The owner of the copy calls it while nobody else can change what is shown.
nonisolated struct SharedReplica<Change: Codable & Sendable, State: Codable & Sendable>: Sendable {
    /// How many changes there are between two states that are kept.
    static var stride: Int64 { 256 }

    /// What to do with what is shown.
    enum Effect {
        /// It is right already.
        case nothing
        /// This change is to be made to it.
        case make(Change)
        /// It is to be this.
        case become(State)
    }

    /// Nil while nothing is pending, because then it is what is shown.
    private var confirmed: State?
    private var pending: [Change] = []
    /// How many own changes have come back. A change that comes again after a state does not count again.
    private var settled = 0
    private let fold: @Sendable (Change, inout State) -> Void

    init(fold: @escaping @Sendable (Change, inout State) -> Void) {
        self.fold = fold
    }

    /// Whether own changes have not come back yet.
    var isPending: Bool { !pending.isEmpty }

    /// Notes a change that was made here and goes out.
    ///
    /// - Parameter before: what was shown before it.
    mutating func note(_ change: Change, before: State) {
        if pending.isEmpty { confirmed = before }
        pending.append(change)
    }

    /// Takes in a change that is at its place in the order now.
    ///
    /// - Parameters:
    ///   - own: the number of the change among the own ones; nil for one of another node.
    ///   - shown: what is shown.
    mutating func take(_ change: Change, own: Int?, shown: State) -> Effect {
        let count = own.map { max(0, $0 - settled) } ?? 0
        settled += count
        guard var state = confirmed else { return .make(change) }
        fold(change, &state)
        if count > 0 {
            pending.removeFirst(min(count, pending.count))
            // Own changes come back in the order in which they went out, so what is shown is right already.
            confirmed = pending.isEmpty ? nil : state
            return .nothing
        }
        confirmed = state
        for change in pending { fold(change, &state) }
        return .become(state)
    }

    /// Takes in where the topic stands.
    ///
    /// - Parameters:
    ///   - state: what it has led to.
    ///   - own: how many own changes are part of it.
    mutating func take(_ state: State, own: Int) -> State {
        pending.removeFirst(min(pending.count, max(0, own - settled)))
        settled = max(settled, own)
        confirmed = pending.isEmpty ? nil : state
        var shown = state
        for change in pending { fold(change, &shown) }
        return shown
    }

    /// What is confirmed, given what is shown.
    func confirmed(shown: State) -> State { confirmed ?? shown }
}
