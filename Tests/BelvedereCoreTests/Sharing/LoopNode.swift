@_spi(Hosting) import BelvedereCore

/// One of the nodes, with one topic.
nonisolated struct LoopNode: SharedTransport {
    let origin: String
    let loop: LoopTransport

    func open<Change: Codable & Sendable, State: Codable & Sendable>(
        _ topic: String, receive: @escaping @Sendable (SharedNews<Change, State>) -> Void
    ) -> any SharedTopic<Change, State> {
        loop.open(origin, receive)
        return LoopTopic<Change, State>(origin: origin, loop: loop)
    }
}
