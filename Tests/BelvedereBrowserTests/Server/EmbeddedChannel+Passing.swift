import NIOCore
import NIOEmbedded

/// What the methods of `EmbeddedChannel` do that give back what has arrived, without giving it back.
///
/// Those copy a buffer into an array. When nobody looks at the array, the optimizer of Swift 6.3 releases it before it is
/// filled, and a release build then releases whatever the memory held before.
extension EmbeddedChannel {
    /// Hands a part to the pipeline, as if the peer had sent it.
    func receive(_ part: some Sendable) throws {
        pipeline.fireChannelRead(part)
        pipeline.fireChannelReadComplete()
        try throwIfErrorCaught()
    }

    /// Hands a part to the pipeline, to be sent to the peer.
    func send(_ part: some Sendable) throws { try writeAndFlush(part).wait() }
}
