import NIOCore

/// What a socket is told to do: presses, one after the other.
struct Presses: Sendable {
    let view: Int
    let count: Int
    let deadline: NIODeadline
    /// Gets the latency of each, in nanoseconds.
    let promise: EventLoopPromise<[Int64]>
}
