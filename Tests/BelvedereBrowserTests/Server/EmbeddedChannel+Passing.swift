import NIOCore
import NIOEmbedded

/// Passes parts through the pipeline without a copy of the channel's buffer.
///
/// `writeInbound` and `writeOutbound` return that copy as an array. If nobody uses the array, the optimizer of Swift 6.3
/// releases it before it is filled. A release build then releases whatever the memory held before.
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
