import NIOCore

/// The command to a socket to report the time of the next change of its page.
struct Watch: Sendable {
    let promise: EventLoopPromise<NIODeadline>
}
