internal import NIOCore
internal import NIOHTTP1

/// Cuts the received bytes so that each request begins a new buffer for the HTTP parser, and checks the first line of each request.
///
/// In the first line there must be one space between method, target and version (RFC 9112, section 3). The parser accepts several spaces,
/// but a proxy may read such a line differently. The parser does not report skipped spaces, so the check is here. ``RequestHandler`` calls
/// this handler at the start of a body and at the end of a request, because only it knows them.
final class RequestSplitter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// Whether the next bytes belong to the first line of a request.
    private var isInFirstLine = true
    /// The number of bytes that are still missing in a body with a `Content-Length`.
    private var bodyLeft = 0
    /// The length of the line so far, without the bytes that end it.
    private var lineLength = 0
    /// Whether a line that is not empty has arrived since the request began, or since this handler last began a new buffer.
    private var isLineBefore = false
    private var isBlankBefore = false
    private var isRefused = false
    private var isStopped = false

    /// Records that the parser has read the head of a request.
    func begin(_ head: HTTPRequestHead) { bodyLeft = head.headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0 }

    /// Records that the parser has read a whole request.
    func end() { (isInFirstLine, bodyLeft, lineLength, isLineBefore, isBlankBefore) = (true, 0, 0, false, false) }

    /// Records that the connection is now a socket, so the following bytes are not HTTP.
    func stop() { isStopped = true }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isRefused { return }
        if isStopped { return context.fireChannelRead(data) }
        var bytes = unwrapInboundIn(data)
        while bytes.readableBytes > 0 {
            let length = bodyLeft > 0 ? min(bodyLeft, bytes.readableBytes) : lengthOfPiece(bytes)
            guard let length, let piece = bytes.readSlice(length: length) else {
                isRefused = true
                return context.fireErrorCaught(HTTPParserError.invalidURL)
            }
            bodyLeft -= min(bodyLeft, length)
            context.fireChannelRead(wrapInboundOut(piece))
        }
    }

    /// Returns the length of the next piece to pass on: the number of bytes up to the end of the next empty line that comes after other
    /// lines. The head of a request and a chunked body end with such a line. If there is none, it returns the number of all bytes. If the
    /// first line of a request has two spaces side by side, it returns `nil`.
    private func lengthOfPiece(_ bytes: ByteBuffer) -> Int? {
        bytes.withUnsafeReadableBytes { bytes in
            for (index, byte) in bytes.enumerated() {
                if byte == UInt8(ascii: "\n") {
                    if lineLength == 0 {
                        if isLineBefore {
                            isLineBefore = false
                            return index + 1
                        }
                        continue
                    }
                    (lineLength, isInFirstLine, isLineBefore) = (0, false, true)
                } else if byte != UInt8(ascii: "\r") {
                    lineLength += 1
                    guard isInFirstLine else { continue }
                    let isBlank = byte == UInt8(ascii: " ")
                    if isBlank, isBlankBefore { return nil }
                    isBlankBefore = isBlank
                }
            }
            return bytes.count
        }
    }
}
