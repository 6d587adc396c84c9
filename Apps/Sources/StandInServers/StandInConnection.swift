import NIOCore
import NIOHTTP1

/// One connection of a stand-in server. It reads a request, calls the responder, and sends the response in the chosen way.
final class StandInConnection: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let log: RequestLog
    private let responder: StandInServer.Responder
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []

    init(log: RequestLog, responder: @escaping StandInServer.Responder) {
        self.log = log
        self.responder = responder
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            body = []
        case .body(let bytes):
            body += bytes.readableBytesView
            // No client of the apps sends so many bytes.
            if body.count > 1_000_000 { context.close(promise: nil) }
        case .end:
            guard let head else { return }
            var headers: [String: String] = [:]
            for field in head.headers { headers[field.name.lowercased()] = field.value }
            let request = StandInRequest(method: head.method.rawValue, target: head.uri, headers: headers, body: body)
            log.add(request)
            deliver(responder(request), on: context.channel, version: head.version)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func deliver(_ answer: StandInAnswer, on channel: any Channel, version: HTTPVersion) {
        switch answer.delivery {
        case .whole:
            write(answer, bytes: answer.body[...], on: channel, version: version)
            channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
        case .delayed(let pause):
            let whole = answer.delivered(.whole)
            channel.eventLoop.scheduleTask(in: TimeAmount(pause)) {
                guard channel.isActive else { return }
                Self.write(whole, bytes: whole.body[...], on: channel, version: version)
                channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
            }
        case .cutOff(let count):
            write(answer, bytes: answer.body.prefix(count), on: channel, version: version)
            channel.close(promise: nil)
        case .drip(let bytes, let pause):
            write(answer, bytes: answer.body.prefix(bytes), on: channel, version: version)
            Self.drip(answer.body.dropFirst(bytes), bytes: bytes, every: TimeAmount(pause), on: channel)
        case .silence:
            break
        case .hangUp:
            channel.close(promise: nil)
        case .verbatim(let first, let again):
            Self.send(ByteBuffer(bytes: first), again: again.isEmpty ? nil : ByteBuffer(bytes: again), on: channel)
        }
    }

    private func write(_ answer: StandInAnswer, bytes: ArraySlice<UInt8>, on channel: any Channel, version: HTTPVersion) {
        Self.write(answer, bytes: bytes, on: channel, version: version)
    }

    private static func write(_ answer: StandInAnswer, bytes: ArraySlice<UInt8>, on channel: any Channel, version: HTTPVersion) {
        var headers = HTTPHeaders(answer.headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        headers.replaceOrAdd(name: "Content-Length", value: String(answer.body.count))
        let head = HTTPResponseHead(version: version, status: HTTPResponseStatus(statusCode: answer.status), headers: headers)
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes))), promise: nil)
    }

    /// Writes bytes to the connection without the HTTP encoder. The next bytes are written after the previous ones are sent.
    private static func send(_ bytes: ByteBuffer, again: ByteBuffer?, on channel: any Channel) {
        channel.pipeline.context(handlerType: HTTPResponseEncoder.self)
            .flatMap { $0.writeAndFlush(NIOAny(bytes)) }
            .whenComplete { result in
                if case .success = result, let again { send(again, again: again, on: channel) } else { channel.close(promise: nil) }
            }
    }

    private static func drip(_ rest: ArraySlice<UInt8>, bytes: Int, every pause: TimeAmount, on channel: any Channel) {
        channel.eventLoop.scheduleTask(in: pause) {
            guard channel.isActive else { return }
            guard !rest.isEmpty else { return channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil) }
            channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: rest.prefix(bytes)))), promise: nil)
            drip(rest.dropFirst(bytes), bytes: bytes, every: pause, on: channel)
        }
    }
}
