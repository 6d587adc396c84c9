@_spi(Hosting) import BelvedereCore

/// The topic of one shared value on one node. It sends the node's changes to the `LoopTransport`.
nonisolated struct LoopTopic<Change: Codable & Sendable, State: Codable & Sendable>: SharedTopic {
    let origin: String
    let loop: LoopTransport

    func send(_ change: Change) { loop.enqueue(change, from: origin) }
    func keep(_ state: State, at sequence: Int64) { loop.keep(state, at: sequence) }
}
