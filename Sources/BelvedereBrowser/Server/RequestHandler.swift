internal import NIOCore
internal import NIOHTTP1

/// Handles the requests of a connection before Hummingbird does. It refuses malformed requests, ensures exactly one response to each
/// request, and closes connections that are idle or too slow.
///
/// The next handlers rely on it: Hummingbird would respond to every error of the HTTP parser, even if there is no request. So this handler
/// does not pass these errors on.
///
/// It passes a `HEAD` request on as `GET`, and drops the body of the response. So both methods give the same status and headers, on every
/// route.
///
/// A request for a socket is handled like all others until swift-nio has sent the status 101. The bytes after it are not HTTP. The handler
/// passes them on unchanged until it is removed.
final class RequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The progress of the connection towards a WebSocket.
    private enum Upgrade {
        case none
        /// The head of a request for a socket has been passed on. Its end has not arrived yet.
        case begun
        /// The whole request for a socket has been passed on. The client now waits for the response (RFC 6455, section 4.1).
        case asked
        /// swift-nio is sending its response with the status 101. The next bytes are not HTTP, and another handler reads them.
        case answered
    }

    /// The time in which the client must read the last response before the connection is closed.
    private static let lingering = TimeAmount.seconds(1)

    /// The maximum number of requests that a client may send before it receives a response. Browsers send one.
    private static let maximumUnanswered = 32

    private let host: HostCore
    private let connection: ConnectionRegistry.Identifier?
    private let isSecure: Bool
    private let check: RequestCheck
    private let handshake: LiveHandshake
    private let splitter: RequestSplitter
    private var isFirst = true
    /// The requests whose answers are not complete, oldest first.
    private var exchanges = CircularBuffer<AnswerProgress>(initialCapacity: 2)
    private var isReadingBody = false
    private var bodyDeadline = NIODeadline.distantFuture
    /// The last response on the connection, an error. It is sent after the responses to all earlier requests.
    private var lastAnswer: PlainAnswer?
    /// Whether all further requests on this connection are ignored.
    private var isDeaf = false
    /// Whether all further responses on this connection are ignored.
    private var isOver = false
    private var isQuiescing = false
    private var upgrade = Upgrade.none
    private let deadline = ConnectionDeadline()

    /// - Parameter splitter: the handler before the HTTP parser, which this handler informs about the limits of requests.
    init(host: HostCore, connection: ConnectionRegistry.Identifier?, handshake: LiveHandshake, splitter: RequestSplitter) {
        self.host = host
        self.splitter = splitter
        self.connection = connection
        self.handshake = handshake
        isSecure = handshake.isSecure
        check = RequestCheck(requests: host.requests)
    }

    // MARK: Requests

    func handlerAdded(context: ChannelHandlerContext) { awaitRequest(context) }
    func handlerRemoved(context: ChannelHandlerContext) { deadline.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if upgrade == .answered { return context.fireChannelRead(data) }
        if upgrade == .asked {
            // swift-nio would continue to read HTTP and pass it to the handler of frames, which would crash the process.
            (isDeaf, isOver) = (true, true)
            return context.close(promise: nil)
        }
        if isDeaf { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            splitter.begin(head)
            begin(head, context)
        case .body(let bytes):
            // Each byte of the body extends the deadline. The deadline is never later than the whole time limit from now.
            bodyDeadline = min(bodyDeadline + time(for: bytes.readableBytes), context.eventLoop.now + patience)
            setDeadline(bodyDeadline, context)
            context.fireChannelRead(data)
        case .end:
            splitter.end()
            isReadingBody = false
            if upgrade == .begun {
                upgrade = .asked
                // swift-nio answers at once. This deadline closes a connection whose client does not read the answer.
                setDeadline(context.eventLoop.now + patience, context)
            } else {
                deadline.cancel()
                if exchanges.last?.isLast == true { isDeaf = true }
            }
            context.fireChannelRead(data)
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        // Continue to read and discard the remaining bytes of the request. A client that cannot finish sending would not read its response.
        if isOver { context.read() }
    }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        if let refusal = check.refusal(of: head) { return refuse(refusal, context) }
        if exchanges.count >= Self.maximumUnanswered { return refuse(.tooMany, context) }
        host.connections.setIdle(connection, false)
        let peer = context.channel.remoteAddress?.ipAddress
        var head = head
        if handshake.settle(&head, isFirst: isFirst, peer: peer) { upgrade = .begun }
        isFirst = false
        exchanges.append(AnswerProgress(head))
        if head.method == .HEAD { head.method = .GET }
        head.headers.remove(name: RequestReader.peerHeader)
        if let peer { head.headers.add(name: RequestReader.peerHeader, value: peer) }
        isReadingBody = true
        bodyDeadline = context.eventLoop.now + patience
        setDeadline(bodyDeadline, context)
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case HTTPParserError.invalidEOFState: context.close(promise: nil)
        case is HTTPParserError where upgrade == .none || upgrade == .begun:
            // The whole response to this request has already been written, so send no second one.
            if isReadingBody, exchanges.isEmpty { return context.close(promise: nil) }
            refuse(.malformed, context)
        case is ByteToMessageDecoderError: break // these follow an error of the parser
        default:
            context.fireErrorCaught(error)
            context.close(promise: nil)
        }
    }

    // MARK: Answers

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if upgrade == .answered { return context.write(data, promise: promise) }
        switch unwrapOutboundIn(data) {
        case .head(let head) where head.status == .switchingProtocols:
            // Only swift-nio may send the status 101, which changes the protocol of the connection.
            guard !isOver, upgrade == .asked else { return promise?.fail(ChannelError.ioOnClosedChannel) ?? () }
            upgrade = .answered
            splitter.stop()
            exchanges.removeAll()
            context.write(data, promise: promise)
        case .head(let head) where (100..<200).contains(head.status.code):
            guard !isOver, exchanges.first?.hasBegun == false else { return promise?.fail(ChannelError.ioOnClosedChannel) ?? () }
            context.write(data, promise: promise)
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
            // The parser reads nothing after a request for a socket, so the connection ends after a refusal.
            if exchange.isLast || upgrade == .asked { finish(context) } else { hasAnswered(context) }
        }
    }

    /// Sets a deadline for a client that does not read its responses.
    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if !isReadingBody, !exchanges.isEmpty, upgrade == .none {
            if context.channel.isWritable { deadline.cancel() } else { setDeadline(context.eventLoop.now + patience, context) }
        }
        context.fireChannelWritabilityChanged()
    }

    private func complete(_ head: inout HTTPResponseHead, for exchange: AnswerProgress) {
        if head.status == .notFound, exchange.method != .GET, exchange.method != .HEAD, host.serves(exchange.path) {
            head.status = .methodNotAllowed
            head.headers.replaceOrAdd(name: "Allow", value: "GET, HEAD")
        }
        if isQuiescing || exchange.isLast { head.headers.replaceOrAdd(name: "Connection", value: "close") }
        // A client of HTTP/1.0 does not know chunks and would read their lengths as content. Without chunks, the end of the connection is
        // the end of the body.
        if exchange.isOld, !head.headers.contains(name: "Content-Length") {
            head.headers.remove(name: "Transfer-Encoding")
            head.version = .http1_0
        }
        SecurityHeaders.complete(&head, isSecure: isSecure || host.requests.isPublicOriginSecure)
    }

    private func hasAnswered(_ context: ChannelHandlerContext) {
        if lastAnswer != nil { return sayLastAnswer(context) }
        guard exchanges.isEmpty else { return }
        // Close the connection instead of reading the rest of a request's body. No route has read it, and it could be endless.
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

    /// Sends the last response after the responses to all earlier requests. If a response to the malformed request has already begun, it
    /// sends no second one.
    private func sayLastAnswer(_ context: ChannelHandlerContext) {
        guard let answer = lastAnswer, exchanges.count <= (isReadingBody ? 1 : 0) else { return }
        lastAnswer = nil
        if exchanges.first?.hasBegun == true { return context.close(promise: nil) }
        var (head, body) = answer.parts
        SecurityHeaders.complete(&head, isSecure: isSecure || host.requests.isPublicOriginSecure)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        context.write(wrapOutboundOut(.end(nil)), promise: nil)
        finish(context)
    }

    /// Closes the sending side of the connection, and gives the client a moment to read the response. If a connection is closed at once
    /// while it has unread bytes, the system resets it and the response is lost.
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

    /// Returns the time by which received bytes of a body extend the deadline.
    private func time(for bytes: Int) -> TimeAmount {
        .nanoseconds(Int64(bytes) * 1_000_000_000 / Int64(max(1, host.options.minimumBodyRate)))
    }

    private func setDeadline(_ time: NIODeadline, _ context: ChannelHandlerContext) {
        deadline.set(time, on: context.eventLoop) { self.timeIsUp(context) }
    }

    private func timeIsUp(_ context: ChannelHandlerContext) {
        if isOver || exchanges.isEmpty || upgrade == .asked { return context.close(promise: nil) }
        if isReadingBody { refuse(.tooSlow, context) }
        // Close the connection if its last response cannot be sent yet, because nothing else would close it.
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

/// A request and the progress of its answer.
struct AnswerProgress {
    let method: HTTPMethod
    let path: String
    /// Whether the client uses HTTP/1.0, which has no chunks.
    let isOld: Bool
    /// Whether the client expects no further response on this connection.
    let isLast: Bool
    /// Whether the head of the response has been written.
    private(set) var hasBegun = false
    /// Whether the response ends only with the end of the connection. This is a response to `HEAD` of unknown length, whose end would
    /// otherwise be written as an empty chunk.
    private(set) var endsWithConnection = false

    init(_ head: HTTPRequestHead) {
        method = head.method
        path = head.uri
        isOld = head.version != .http1_1
        isLast = isOld || !head.isKeepAlive
    }

    mutating func begin(with head: HTTPResponseHead) {
        hasBegun = true
        endsWithConnection = method == .HEAD && !head.headers.contains(name: "Content-Length")
    }
}
