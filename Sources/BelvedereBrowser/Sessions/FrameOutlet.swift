/// Where the frames of a session go: the socket of the page that shows it.
protocol FrameOutlet: Sendable {
    /// Whether the socket has taken the last frame. If it has not, `wake` is called once it has.
    func isReady(orElse wake: @escaping @Sendable () -> Void) -> Bool
    /// Hands a frame over. The outlet is not ready until the socket has taken it.
    func send(_ frame: [UInt8])
    /// Another page has the session now.
    func endReplaced()
    /// The session has ended.
    func endClosed()
    /// The session was ended from outside.
    func endDismissed()
}
