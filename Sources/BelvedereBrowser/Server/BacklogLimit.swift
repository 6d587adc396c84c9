internal import NIOCore

/// Drops the bytes that a socket delivers although it is not being read.
///
/// When a peer goes, swift-nio reads all that is left in the kernel's buffer at once, also from a socket that is not to be
/// read. A peer that sent too much would so have it decoded in one turn of the event loop after all.
final class BacklogLimit: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The bytes that may come while the socket is not read: what was on its way when reading stopped, and a page's last
    /// words.
    static let limit = 32_768

    private let reading: ReadControl
    private var heldBytes = 0

    init(reading: ReadControl) {
        self.reading = reading
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if heldBytes > Self.limit { return }
        if reading.reasons.isEmpty {
            heldBytes = 0
        } else {
            heldBytes += unwrapInboundIn(data).readableBytes
            // Nothing that follows can be understood without it.
            if heldBytes > Self.limit { return }
        }
        context.fireChannelRead(data)
    }
}
