internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression

/// Compresses responses, and ensures that each response belongs to a request.
///
/// swift-nio's `HTTPResponseCompressor` crashes the process if it receives a response without a request, a response inside another, or a
/// region of a file. So this handler keeps it outside of the pipeline. It counts the requests that the compressor has seen, and refuses
/// writes that the compressor cannot handle.
final class AnswerCompression: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The error of a write that does not fit the order of requests and responses.
    struct OutOfOrder: Error {}

    /// A file to save is sent as it is. Its length stays known, so the browser notices if the file is cut off, and most large files are
    /// compressed already.
    private let compressor = HTTPResponseCompressor { head, _ in
        head.headers.contains(name: "Content-Disposition") ? .doNotCompress : .compressIfPossible
    }
    /// The number of received requests to which the server has not begun to respond.
    private var unanswered = 0
    /// Whether a response has begun and has not ended.
    private var isInsideAnswer = false

    func handlerAdded(context: ChannelHandlerContext) { compressor.handlerAdded(context: context) }
    func handlerRemoved(context: ChannelHandlerContext) { compressor.handlerRemoved(context: context) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head = unwrapInboundIn(data) { unanswered += 1 }
        compressor.channelRead(context: context, data: data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head) where (100..<200).contains(head.status.code) && !isInsideAnswer:
            // Pass an informational response (status 1xx) on, because the compressor would take it for the real response.
            return context.write(data, promise: promise)
        case .head where !isInsideAnswer && unanswered > 0:
            unanswered -= 1
            isInsideAnswer = true
        case .body(.byteBuffer) where isInsideAnswer: break
        case .end where isInsideAnswer: isInsideAnswer = false
        default: return promise?.fail(OutOfOrder()) ?? ()
        }
        compressor.write(context: context, data: data, promise: promise)
    }

    func flush(context: ChannelHandlerContext) { compressor.flush(context: context) }
}
