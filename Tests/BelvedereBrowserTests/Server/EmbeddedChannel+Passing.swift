import NIOCore
import NIOEmbedded

/// Functions that send parts through a channel's pipeline and do not copy the channel's buffer.
///
/// `writeInbound` and `writeOutbound` return that copy as an array. If the array is not used, the optimizer of Swift 6.3 releases it before
/// it is filled. A release build then releases random memory.
extension EmbeddedChannel {
    /// Sends a part into the pipeline, as if the peer had sent it.
    func receive(_ part: some Sendable) throws {
        pipeline.fireChannelRead(part)
        pipeline.fireChannelReadComplete()
        try throwIfErrorCaught()
    }

    /// Sends a part through the pipeline to the peer.
    func send(_ part: some Sendable) throws { try writeAndFlush(part).wait() }
}
