internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression
internal import NIOHTTPTypes
internal import NIOHTTPTypesHTTP1
internal import NIOWebSocket

/// A connection that speaks HTTP/1.1 as Hummingbird does and becomes a WebSocket (RFC 6455) where a page asks for one.
struct LiveChannel: ServerChildChannel, HTTPChannelHandler {
    enum Negotiated: Sendable {
        case socket
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    }

    struct Value: ServerChildChannelValue {
        let negotiated: EventLoopFuture<Negotiated>
        let channel: any Channel
    }

    /// How long a connection may take to send a request, and how long it may idle between two.
    private static let patience = TimeAmount.seconds(30)

    let host: HostCore
    let responder: HTTPChannelHandler.Responder
    /// Whether TLS is ended below, so that requests are for `https`.
    var isSecure = false
    private var handshake: LiveHandshake { LiveHandshake(policy: host.policy) }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let (handshake, maximumFrameSize) = (handshake, host.options.maximumFrameSize)
            // What is read into stays with the connection, and most that a page says is short.
            try channel.syncOptions?.setOption(.recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 512, maximum: 65_536))
            let upgrader = NIOTypedWebSocketServerUpgrader<Negotiated>(
                maxFrameSize: maximumFrameSize,
                shouldUpgrade: { channel, head in
                    channel.eventLoop.makeSucceededFuture(handshake.accepts(head) ? HTTPHeaders() : nil)
                },
                upgradePipelineHandler: { channel, head in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandlers(
                            NIOWebSocketFrameAggregator(
                                minNonFinalFragmentSize: 1,
                                maxAccumulatedFrameCount: 64,
                                maxAccumulatedFrameSize: maximumFrameSize
                            ),
                            KeepAliveHandler(interval: .seconds(25)),
                            LiveHandler(host: host, visitor: handshake.visitor(head, channel))
                        )
                        return .socket
                    }
                }
            )
            var configuration = NIOUpgradableHTTPServerPipelineConfiguration<Negotiated>(
                upgradeConfiguration: .init(upgraders: [upgrader]) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandlers(
                            HTTPResponseCompressor(),
                            HTTP1ToHTTPServerCodec(secure: isSecure),
                            HTTPConnectionStateHandler(idleTimeout: .init(Self.patience), logger: logger)
                        )
                        return .http(try NIOAsyncChannel(
                            wrappingChannelSynchronously: channel,
                            configuration: .init(isOutboundHalfClosureEnabled: true)
                        ))
                    }
                }
            )
            configuration.enablePipelining = false  // NIOAsyncChannel takes one request after the other
            configuration.enableResponseHeaderValidation = false  // swift-http-types has done it
            let operations = channel.pipeline.syncOperations
            let negotiated = try operations.configureUpgradableHTTPServerPipeline(configuration: configuration)
            let upgrade = try operations.handler(type: NIOTypedHTTPServerUpgradeHandler<Negotiated>.self)
            try operations.addHandler(UpgradeFilter(accepts: handshake.accepts) { host.options.trustedProxies.contains($0 ?? "") }, position: .before(upgrade))
            // Until a first request has come nothing else watches the connection.
            let deadline = channel.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
            negotiated.whenComplete { _ in deadline.cancel() }
            return Value(negotiated: negotiated, channel: channel)
        }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            switch try await value.negotiated.get() {
            case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
            case .socket: await untilClosed(value.channel)
            }
        } catch {
            logger.debug("A connection ended before it said what it wanted: \(error)")
        }
    }

    /// The socket serves itself; here its end is waited for.
    private func untilClosed(_ channel: any Channel) async {
        await withTaskCancellationHandler {
            try? await channel.closeFuture.get()
        } onCancel: {
            channel.close(promise: nil)
        }
    }
}
