/// Knows the number of people on each node, and adds them up. A node is a process of the same service.
///
/// A node sends only its own number, so the total is right in any order of messages. A node sends a new number only after its last message
/// has come back to it. So a thousand people who join at once cause only a few messages.
nonisolated final class PresenceOfNodes: Sendable {
    private typealias Topic = any SharedTopic<Int, [String: Int]>

    private struct State: Sendable {
        var topic: Topic?
        var own = 0
        /// The number of people that this node has last sent.
        var said = 0
        var isSaying = false
        var others: [String: Int] = [:]

        /// Returns the number to send now; `nil` if a message is still on its way, or the number has not changed.
        mutating func nextWord() -> (topic: Topic, own: Int)? {
            guard !isSaying, said != own, let topic else { return nil }
            (isSaying, said) = (true, own)
            return (topic, own)
        }

        var total: Int { own + others.values.reduce(0, +) }
    }

    private let state = SessionLock(State())
    /// The closure that shows the total. Its argument returns the total of the moment at which it is called.
    private let show: @Sendable (_ total: () -> Int) -> Void

    init(_ name: String, _ transport: some SharedTransport, show: @escaping @Sendable (_ total: () -> Int) -> Void) {
        self.show = show
        let topic = transport.open(name) { [weak self] (news: SharedNews<Int, [String: Int]>) in self?.receive(news) }
        change { $0.topic = topic }
    }

    /// Adds the difference to the number of people on this node. It is negative when people leave.
    func change(by difference: Int) { change { $0.own += difference } }

    private func receive(_ news: SharedNews<Int, [String: Int]>) {
        change { state in
            let origin = state.topic?.origin
            switch news {
            case .state(let counts, _, _):
                state.others = (counts ?? [:]).filter { $0.key != origin }
                // Messages that this node sent before it received this state may be lost. If the state contains another number for this
                // node, the present number is sent again.
                (state.isSaying, state.said) = (false, origin.flatMap { counts?[$0] } ?? 0)
            case .change(let count, let sequence, let other, _):
                if other == origin { state.isSaying = false } else { state.others[other] = count == 0 ? nil : count }
                if other == origin, sequence.isMultiple(of: 256), let topic = state.topic {
                    topic.keep(state.others.merging([topic.origin: count]) { $1 }, at: sequence)
                }
            case .left(let other, _):
                // Other nodes may believe that this node has ended. So its number is sent again.
                if other == origin { (state.isSaying, state.said) = (false, 0) } else { state.others[other] = nil }
            }
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let isOther = state.withLock { state in
            let before = state.total
            body(&state)
            // The message is sent while the lock is locked, so that the last message contains the newest number.
            if let (topic, own) = state.nextWord() { topic.send(own) }
            return state.total != before
        }
        // The closure reads the total only when it is shown, so that the last shown total is the newest.
        if isOther { show { [state] in state.withLock { $0.total } } }
    }
}
