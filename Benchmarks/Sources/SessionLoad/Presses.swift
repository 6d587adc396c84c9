import NIOCore

/// The command to a socket to press a button a number of times, one press after the other.
struct Presses: Sendable {
    let view: Int
    let count: Int
    let deadline: NIODeadline
    /// Receives the latency of each press, in nanoseconds.
    let promise: EventLoopPromise<[Int64]>
}
