internal import NIOCore
internal import NIOHTTP1

/// Stands between the network and the handlers that answer requests. It lets well-formed requests through, sends exactly one
/// answer to each, and closes connections that are idle or too slow.
///
/// The handlers above rely on it. `HTTPResponseCompressor` stops the process when an answer comes down that no request
/// belongs to, and Hummingbird writes such an answer when it hears of a parser's error. So these errors end here.
///
/// `HEAD` goes up as `GET`, and the body of the answer stays here: that way both have the same status and headers, on every
/// route.
final class RequestGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// How far the connection is on its way to a WebSocket.
    private enum Upgrade {
        case none
        /// The head of the request has gone up, its end has not come yet.
        case begun
        /// The whole request has gone up. A client waits for the answer now (RFC 6455, section 4.1).
        case asked
        /// The answer is on its way. The bytes that come now are not HTTP, and another handler reads them.
        case answered
    }

    /// How long the peer may take to read the last answer before the connection is cut.
    private static let lingering = TimeAmount.seconds(1)

    /// The requests that a client may send before it has an answer. Browsers send one.
    private static let maximumUnanswered = 32

    private let host: HostCore
    private let connection: ConnectionRegistry.Identifier?
    private let isSecure: Bool
    private let judge: RequestJudge
    private let becomesSocket: (HTTPRequestHead) -> Bool
    private var isFirst = true
    /// The requests whose answers are not complete, oldest first.
    private var exchanges = CircularBuffer<Exchange>(initialCapacity: 2)
    private var isReadingBody = false
    private var bodyDeadline = NIODeadline.distantFuture
    /// What the connection ends with, when the requests before it have their answers.
    private var lastAnswer: PlainAnswer?
    /// No request counts any more.
    private var isDeaf = false
    /// No answer counts any more.
    private var isOver = false
    private var isQuiescing = false
    private var upgrade = Upgrade.none
    private let deadline = ConnectionDeadline()

    /// - Parameter becomesSocket: whether a request, as the first of its connection, is the last one of HTTP.
    init(
        host: HostCore, connection: ConnectionRegistry.Identifier?, isSecure: Bool,
        becomesSocket: @escaping (HTTPRequestHead) -> Bool = { _ in false }
    ) {
        self.host = host
        self.becomesSocket = becomesSocket
        self.connection = connection
        self.isSecure = isSecure
        judge = RequestJudge(policy: host.policy)
    }

    // MARK: Requests

    func handlerAdded(context: ChannelHandlerContext) { awaitRequest(context) }
    func handlerRemoved(context: ChannelHandlerContext) { deadline.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch upgrade {
        case .none: break
        case .begun:
            upgrade = .asked
            return context.fireChannelRead(data)
        case .asked:
            // swift-nio reads on as HTTP and hands what it finds to the reader of frames, which stops the process.
            isDeaf = true
            return context.close(promise: nil)
        case .answered: return context.fireChannelRead(data)
        }
        if isDeaf { return }
        switch unwrapInboundIn(data) {
        case .head(let head): begin(head, context)
        case .body(let bytes):
            // Each byte buys time, but nobody can buy more than there was in the beginning.
            bodyDeadline = min(bodyDeadline + time(for: bytes.readableBytes), context.eventLoop.now + patience)
            setDeadline(bodyDeadline, context)
            context.fireChannelRead(data)
        case .end:
            isReadingBody = false
            deadline.cancel()
            context.fireChannelRead(data)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        // What still comes is thrown away; a peer that cannot finish sending would not read its answer.
        if isOver { context.read() }
    }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        if let refusal = judge.refusal(of: head) { return refuse(refusal, context) }
        if exchanges.count >= Self.maximumUnanswered { return refuse(.tooMany, context) }
        host.connections.setIdle(connection, false)
        defer { isFirst = false }
        if isFirst, becomesSocket(head) {
            upgrade = .begun
            deadline.cancel()
            return context.fireChannelRead(wrapInboundOut(.head(head)))
        }
        var head = head
        exchanges.append(Exchange(method: head.method, path: head.uri))
        if head.method == .HEAD { head.method = .GET }
        head.headers.remove(name: RequestPolicy.peerHeader)
        if let peer = context.channel.remoteAddress?.ipAddress { head.headers.add(name: RequestPolicy.peerHeader, value: peer) }
        isReadingBody = true
        bodyDeadline = context.eventLoop.now + patience
        setDeadline(bodyDeadline, context)
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case HTTPParserError.invalidEOFState: context.close(promise: nil)
        case is HTTPParserError where upgrade == .none:
            // A request that has its answer already gets no second one.
            if isReadingBody, exchanges.isEmpty { return context.close(promise: nil) }
            refuse(.malformed, context)
        case is ByteToMessageDecoderError: break // what follows an error of the parser
        default:
            context.fireErrorCaught(error)
            context.close(promise: nil)
        }
    }

    // MARK: Answers

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if upgrade != .none {
            upgrade = .answered
            return context.write(data, promise: promise)
        }
        switch unwrapOutboundIn(data) {
        case .head(let head) where (100..<200).contains(head.status.code) && !isOver: context.write(data, promise: promise)
        case .head(var head):
            guard !isOver, let exchange = exchanges.first, !exchange.hasBegun else {
                return promise?.fail(ChannelError.ioOnClosedChannel) ?? ()
            }
            complete(&head, for: exchange)
            exchanges[exchanges.startIndex].begin(with: head)
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case .body:
            guard !isOver, let exchange = exchanges.first, exchange.hasBegun else {
                return promise?.fail(ChannelError.ioOnClosedChannel) ?? ()
            }
            if exchange.method == .HEAD { promise?.succeed() } else { context.write(data, promise: promise) }
        case .end:
            guard !isOver, let exchange = exchanges.first, exchange.hasBegun else {
                return promise?.fail(ChannelError.ioOnClosedChannel) ?? ()
            }
            exchanges.removeFirst()
            if exchange.endsWithConnection {
                promise?.succeed()
                return finish(context)
            }
            context.write(data, promise: promise)
            hasAnswered(context)
        }
    }

    /// A peer that does not read what it asked for is let go.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if !isReadingBody, !exchanges.isEmpty {
            if context.channel.isWritable { deadline.cancel() } else { setDeadline(context.eventLoop.now + patience, context) }
        }
        context.fireChannelWritabilityChanged()
    }

    private func complete(_ head: inout HTTPResponseHead, for exchange: Exchange) {
        if head.status == .notFound, exchange.method != .GET, exchange.method != .HEAD, host.serves(exchange.path) {
            head.status = .methodNotAllowed
            head.headers.replaceOrAdd(name: "Allow", value: "GET, HEAD")
        }
        if isQuiescing { head.headers.replaceOrAdd(name: "Connection", value: "close") }
        SecurityHeaders.complete(&head, isSecure: isSecure || host.policy.isPublicOriginSecure)
    }

    private func hasAnswered(_ context: ChannelHandlerContext) {
        if lastAnswer != nil { return sayLastAnswer(context) }
        guard exchanges.isEmpty else { return }
        // A body that nobody wants could be endless.
        if isQuiescing || isReadingBody { return finish(context) }
        host.connections.setIdle(connection, true)
        awaitRequest(context)
    }

    // MARK: The end

    private func refuse(_ answer: PlainAnswer, _ context: ChannelHandlerContext) {
        if isDeaf { return }
        isDeaf = true
        lastAnswer = answer
        sayLastAnswer(context)
    }

    /// Says it when all requests before have their answers. The request that is wrong itself never gets another one.
    private func sayLastAnswer(_ context: ChannelHandlerContext) {
        guard let answer = lastAnswer, exchanges.count <= (isReadingBody ? 1 : 0) else { return }
        lastAnswer = nil
        if exchanges.first?.hasBegun == true { return context.close(promise: nil) }
        var (head, body) = answer.parts
        SecurityHeaders.complete(&head, isSecure: isSecure || host.policy.isPublicOriginSecure)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.write(wrapOutboundOut(.end(nil)), promise: nil)
        finish(context)
    }

    /// Ends what is written, and gives the peer a moment to read it: a connection that is closed with unread bytes is reset,
    /// and the answer is lost.
    private func finish(_ context: ChannelHandlerContext) {
        (isDeaf, isOver) = (true, true)
        context.flush()
        context.close(mode: .output, promise: nil)
        setDeadline(context.eventLoop.now + Self.lingering, context)
        context.read()
    }

    private func awaitRequest(_ context: ChannelHandlerContext) {
        setDeadline(context.eventLoop.now + TimeAmount(host.options.idleTimeout), context)
    }

    private var patience: TimeAmount { TimeAmount(host.options.bodyTimeout) }

    /// How much longer so many bytes may take.
    private func time(for bytes: Int) -> TimeAmount {
        .nanoseconds(Int64(bytes) * 1_000_000_000 / Int64(max(1, host.options.minimumBodyRate)))
    }

    private func setDeadline(_ time: NIODeadline, _ context: ChannelHandlerContext) {
        deadline.set(time, on: context.eventLoop) { self.timeIsUp(context) }
    }

    private func timeIsUp(_ context: ChannelHandlerContext) {
        if isOver || exchanges.isEmpty { return context.close(promise: nil) }
        if isReadingBody { refuse(.tooSlow, context) }
        // Where the answer has to wait for others, nothing else would end the connection.
        if isReadingBody ? !isOver : !context.channel.isWritable { context.close(promise: nil) }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent:
            isQuiescing = true
            if exchanges.isEmpty { return context.close(promise: nil) }
            let channel = context.channel
            context.eventLoop.scheduleTask(in: TimeAmount(host.options.shutdownTimeout)) { channel.close(promise: nil) }
        case ChannelEvent.inputClosed where isOver: context.close(promise: nil)
        default: context.fireUserInboundEventTriggered(event)
        }
    }
}
