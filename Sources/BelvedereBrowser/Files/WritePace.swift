internal import NIOCore

/// Keeps the sender of a long response from running ahead of its connection.
///
/// A write waits only if the connection has reported that its buffer is full. The connection reports this on its event loop, a moment after
/// the write. A fast sender could write a hundred megabytes in this moment.
struct WritePace {
    /// The event loop of the connection that serves the current request.
    @TaskLocal static var eventLoop: (any EventLoop)?

    /// The number of bytes after which the sender waits for the connection.
    private static let length = 262_144

    private var count = 0

    /// Records written bytes. From time to time it waits until the connection has seen all of them, so that the next write waits if the
    /// buffer is full.
    mutating func note(_ bytes: Int) async throws {
        count += bytes
        if count < Self.length { return }
        count = 0
        try await Self.eventLoop?.submit {}.get()
    }
}
