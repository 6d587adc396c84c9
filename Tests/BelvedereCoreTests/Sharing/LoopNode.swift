@_spi(Hosting) import BelvedereCore

/// One of several nodes (servers) in a test. It shares values through a `LoopTransport`.
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
