/// How many people each node has.
///
/// A node says its own number and no other's, so what is told is right in whatever order the nodes speak. It says it again
/// only when its last word has come back: a thousand people who come at once are a few changes.
nonisolated final class PresenceOfNodes: Sendable {
    private typealias Topic = any SharedTopic<Int, [String: Int]>

    private struct State: Sendable {
        var topic: Topic?
        var own = 0
        /// What this node has said last.
        var said = 0
        var isSaying = false
        var others: [String: Int] = [:]

        /// What is to be said now.
        mutating func nextWord() -> (topic: Topic, own: Int)? {
            guard !isSaying, said != own, let topic else { return nil }
            (isSaying, said) = (true, own)
            return (topic, own)
        }

        var total: Int { own + others.values.reduce(0, +) }
    }

    private let state = SessionLock(State())
    /// Shows the number that it is given a way to ask for.
    private let show: @Sendable (_ total: () -> Int) -> Void

    init(_ name: String, _ transport: some SharedTransport, show: @escaping @Sendable (_ total: () -> Int) -> Void) {
        self.show = show
        let topic = transport.open(name) { [weak self] (news: SharedNews<Int, [String: Int]>) in self?.receive(news) }
        change { $0.topic = topic }
    }

    /// So many people have come to this node; fewer than none have gone.
    func change(by difference: Int) { change { $0.own += difference } }

    private func receive(_ news: SharedNews<Int, [String: Int]>) {
        change { state in
            let origin = state.topic?.origin
            switch news {
            case .state(let counts, _, _):
                state.others = (counts ?? [:]).filter { $0.key != origin }
                // What was said meanwhile may not have been heard.
                (state.isSaying, state.said) = (false, origin.flatMap { counts?[$0] } ?? 0)
            case .change(let count, let sequence, let other, _):
                if other == origin { state.isSaying = false } else { state.others[other] = count == 0 ? nil : count }
                if other == origin, sequence.isMultiple(of: 256), let topic = state.topic {
                    topic.keep(state.others.merging([topic.origin: count]) { $1 }, at: sequence)
                }
            case .left(let other, _):
                // Nodes that took this one for gone are told that it is here.
                if other == origin { (state.isSaying, state.said) = (false, 0) } else { state.others[other] = nil }
            }
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let isOther = state.withLock { state in
            let before = state.total
            body(&state)
            // Sent while nobody else can, so that what is said last is what holds.
            if let (topic, own) = state.nextWord() { topic.send(own) }
            return state.total != before
        }
        // It is asked for while it is shown, so that what is shown last is what holds.
        if isOther { show { [state] in state.withLock { $0.total } } }
    }
}
