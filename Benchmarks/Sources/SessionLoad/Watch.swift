import NIOCore

/// What a socket is told to do: to say when its page changes next.
struct Watch: Sendable {
    let promise: EventLoopPromise<NIODeadline>
}
