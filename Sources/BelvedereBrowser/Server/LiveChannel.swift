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

    let host: HostCore
    let responder: HTTPChannelHandler.Responder
    /// Whether TLS is ended below, so that requests are for `https`.
    var isSecure = false
    private var handshake: LiveHandshake { LiveHandshake(policy: host.policy, cookies: host.cookies, isSecure: isSecure) }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let address = host.policy.address(peer: channel.remoteAddress?.ipAddress, forwarded: [])
            let connection = host.connections.open(channel, from: address)
            if connection == nil {
                // Nobody else closes a connection whose setup fails.
                channel.close(promise: nil)
                throw ConnectionRegistry.Full()
            }
            let (handshake, maximumFrameSize) = (handshake, host.options.maximumFrameSize)
            // What is read into stays with the connection, and most that a page says is short. All that is read at once is
            // decoded at once, before anything can say that it is too much.
            try channel.syncOptions?.setOption(
                .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 512, maximum: 16_384))
            try channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
            let upgrader = NIOTypedWebSocketServerUpgrader<Negotiated>(
                maxFrameSize: maximumFrameSize,
                shouldUpgrade: { channel, head in
                    channel.eventLoop.makeSucceededFuture(handshake.accepts(head) ? HTTPHeaders() : nil)
                },
                upgradePipelineHandler: { channel, head in
                    channel.eventLoop.makeCompletedFuture {
                        let operations = channel.pipeline.syncOperations
                        operations.removeHandler(try operations.handler(type: RequestGate.self), promise: nil)
                        let reading = ReadControl(channel: channel)
                        try operations.addHandler(BacklogLimit(reading: reading), position: .first)
                        try operations.addHandlers(
                            FrameMeter(options: host.options, reading: reading),
                            NIOWebSocketFrameAggregator(
                                minNonFinalFragmentSize: 1,
                                maxAccumulatedFrameCount: 64,
                                maxAccumulatedFrameSize: maximumFrameSize
                            ),
                            KeepAliveHandler(interval: .seconds(25)),
                            LiveHandler(
                                host: host, visitor: handshake.visitor(head, channel), headers: handshake.fields(head),
                                isSecure: isSecure || host.policy.isPublicOriginSecure, reading: reading
                            )
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
                            HTTP1ToHTTPServerCodec(secure: isSecure)
                        )
                        return .http(
                            try NIOAsyncChannel(
                                wrappingChannelSynchronously: channel,
                                configuration: .init(isOutboundHalfClosureEnabled: true)
                            ))
                    }
                }
            )
            configuration.enablePipelining = false // NIOAsyncChannel takes one request after the other
            configuration.enableErrorHandling = false // the gate does it
            configuration.enableResponseHeaderValidation = false // swift-http-types has done it
            let operations = channel.pipeline.syncOperations
            let negotiated = try operations.configureUpgradableHTTPServerPipeline(configuration: configuration)
            let upgrade = try operations.handler(type: NIOTypedHTTPServerUpgradeHandler<Negotiated>.self)
            let filter = UpgradeFilter(accepts: handshake.accepts) { host.options.trustedProxies.contains($0 ?? "") }
            try operations.addHandler(filter, position: .before(upgrade))
            let gate = RequestGate(host: host, connection: connection, isSecure: isSecure, becomesSocket: handshake.accepts)
            try operations.addHandler(gate, position: .before(filter))
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
