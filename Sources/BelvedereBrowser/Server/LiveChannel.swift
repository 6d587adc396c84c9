internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1
internal import NIOWebSocket

/// The server's side of a connection: it serves HTTP/1.1 with Hummingbird, and becomes a WebSocket (RFC 6455) if a page requests one.
///
/// Its pipeline has these handlers, from the network to the app:
///
/// 1. for each request: ``RequestSplitter``, swift-nio's parser, ``RequestHandler``, and swift-nio's upgrade, which chooses one of the next
///    two;
/// 2. for a request of HTTP: ``AnswerCompression``, and the codec between swift-nio and Hummingbird;
/// 3. for a socket: ``BacklogLimit``, swift-nio's reader of frames, ``FrameMeter``, swift-nio's aggregator, ``KeepAliveHandler`` and
///    ``LiveHandler``. The handlers of a request have been removed by then.
struct LiveChannel: ServerChildChannel, HTTPChannelHandler {
    enum Negotiated: Sendable {
        case socket
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    }

    struct Value: ServerChildChannelValue {
        let negotiated: EventLoopFuture<Negotiated>
        let channel: any Channel
    }

    let host: HostCore
    let responder: HTTPChannelHandler.Responder
    /// Whether this process ends TLS itself, so that all requests are for `https`.
    var isSecure = false
    private var handshake: LiveHandshake { LiveHandshake(requests: host.requests, cookies: host.cookies, isSecure: isSecure) }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let connection = try register(channel)
            try limitReading(of: channel)
            return Value(negotiated: try readRequests(of: channel, connection), channel: channel)
        }
    }

    /// Adds the connection to the registry. Throws an error if there are too many.
    private func register(_ channel: any Channel) throws -> ConnectionRegistry.Identifier {
        let address = host.requests.address(peer: channel.remoteAddress?.ipAddress, forwarded: [])
        if let connection = host.connections.open(channel, from: address) { return connection }
        // The caller of this method does not close a connection whose setup fails. So close it here.
        channel.close(promise: nil)
        throw ConnectionRegistry.Full()
    }

    /// Makes the read buffer of a connection small, because each connection keeps its buffer and most frames are short. Allows one read at
    /// a time, because all bytes of a read are decoded before any handler can stop the reading.
    private func limitReading(of channel: any Channel) throws {
        try channel.syncOptions?.setOption(
            .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 512, maximum: 16_384))
        try channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
    }

    // MARK: The pipeline

    private func readRequests(of channel: any Channel, _ connection: ConnectionRegistry.Identifier) throws -> EventLoopFuture<Negotiated> {
        let operations = channel.pipeline.syncOperations
        let negotiated = try operations.configureUpgradableHTTPServerPipeline(configuration: configuration)
        let splitter = RequestSplitter()
        let parser = try operations.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
        try operations.addHandler(splitter, position: .before(parser))
        let upgrade = try operations.handler(type: NIOTypedHTTPServerUpgradeHandler<Negotiated>.self)
        let requests = RequestHandler(host: host, connection: connection, handshake: handshake, splitter: splitter)
        try operations.addHandler(requests, position: .before(upgrade))
        return negotiated
    }

    private var configuration: NIOUpgradableHTTPServerPipelineConfiguration<Negotiated> {
        let upgrader = NIOTypedWebSocketServerUpgrader<Negotiated>(
            maxFrameSize: host.options.maximumFrameSize,
            // `LiveHandshake` has already decided whether the request becomes a socket.
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
            upgradePipelineHandler: readFrames
        )
        var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
            upgradeConfiguration: .init(upgraders: [upgrader], notUpgradingCompletionHandler: passToRoutes)
        )
        configuration.enablePipelining = false // NIOAsyncChannel handles one request after the other
        configuration.enableErrorHandling = false // RequestHandler handles errors
        configuration.enableResponseHeaderValidation = false // swift-http-types has validated them
        return configuration
    }

    @Sendable private func passToRoutes(of channel: any Channel) -> EventLoopFuture<Negotiated> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandlers(AnswerCompression(), HTTP1ToHTTPServerCodec(secure: isSecure))
            return .http(
                try NIOAsyncChannel(
                    wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)
                ))
        }
    }

    @Sendable private func readFrames(of channel: any Channel, after head: HTTPRequestHead) -> EventLoopFuture<Negotiated> {
        channel.eventLoop.makeCompletedFuture {
            let operations = channel.pipeline.syncOperations
            operations.removeHandler(try operations.handler(type: RequestSplitter.self), promise: nil)
            operations.removeHandler(try operations.handler(type: RequestHandler.self), promise: nil)
            let reading = ReadControl(channel: channel)
            try operations.addHandler(BacklogLimit(reading: reading), position: .first)
            try operations.addHandlers(
                FrameMeter(options: host.options, reading: reading),
                NIOWebSocketFrameAggregator(
                    minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64, maxAccumulatedFrameSize: host.options.maximumFrameSize
                ),
                KeepAliveHandler(interval: .seconds(25)),
                LiveHandler(
                    host: host, visitor: handshake.visitor(head, channel), headers: handshake.fields(head),
                    isSecure: isSecure || host.requests.isPublicOriginSecure, reading: reading
                )
            )
            return .socket
        }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.negotiated.get() {
            case .http(let channel):
                await WritePace.$eventLoop.withValue(value.channel.eventLoop) { await handleHTTP(asyncChannel: channel, logger: logger) }
            case .socket: await untilClosed(value.channel)
            }
        } catch {
            logger.debug("A connection ended before its request was complete: \(error)")
        }
    }

    /// Waits until the socket is closed. Meanwhile its handlers do the work.
    private func untilClosed(_ channel: any Channel) async {
        await withTaskCancellationHandler {
            try? await channel.closeFuture.get()
        } onCancel: {
            channel.close(promise: nil)
        }
    }
}
