import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// One page's socket.
struct LiveSocket: Sendable {
    private let channel: any Channel

    /// Opens the socket of a page that was loaded, and waits for the greeting to be answered.
    static func open(_ address: Address, page: Page, group: any EventLoopGroup) async throws -> LiveSocket {
        let greeting = "hello 1 - 0 \(page.digest) en UTC \(address.path)"
        return try await open(
            address, path: "/_belvedere/live", headers: ["Cookie": page.cookie, "Origin": "http://\(address.authority)"],
            dialect: .belvedere(greeting: greeting), group: group
        )
    }

    /// Opens a socket of the echo page.
    static func openEcho(_ address: Address, group: any EventLoopGroup) async throws -> LiveSocket {
        try await open(address, path: "/live", headers: [:], dialect: .echo, group: group)
    }

    private static func open(
        _ address: Address, path: String, headers: HTTPHeaders, dialect: LiveHandler.Dialect, group: any EventLoopGroup
    ) async throws -> LiveSocket {
        let greeted = group.next().makePromise(of: Void.self)
        let upgrader = NIOWebSocketClientUpgrader(maxFrameSize: 1 << 24) { channel, _ in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(LiveHandler(dialect: dialect, greeted: greeted))
            }
        }
        let channel = try await ClientBootstrap(group: group)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers(
                        // The answer to the greeting may come with the end of the handshake.
                        leftOverBytesStrategy: .forwardBytes,
                        withClientUpgrade: (upgraders: [upgrader], completionHandler: { _ in })
                    )
                }
            }
            .connect(host: address.host, port: address.port).get()
        channel.closeFuture.whenComplete { _ in greeted.fail(ChannelError.eof) }
        var headers = headers
        headers.add(name: "Host", value: address.authority)
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)
        channel.write(HTTPClientRequestPart.head(head), promise: nil)
        channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
        try await greeted.futureResult.get()
        return LiveSocket(channel: channel)
    }

    /// Presses a button again and again, each time when the last press was answered.
    ///
    /// - Parameters:
    ///   - view: The number of its view.
    ///   - count: How many times at most.
    ///   - deadline: When to stop.
    /// - Returns: the latency of each press, in nanoseconds.
    func press(_ view: Int, count: Int, until deadline: NIODeadline = .distantFuture) async throws -> [Int64] {
        let promise = channel.eventLoop.makePromise(of: [Int64].self)
        channel.triggerUserOutboundEvent(Presses(view: view, count: count, deadline: deadline, promise: promise), promise: nil)
        return try await promise.futureResult.get()
    }

    /// Waits for the next frame that changes the page.
    ///
    /// - Returns: when it came, once it has.
    func nextChange() async throws -> EventLoopFuture<NIODeadline> {
        let promise = channel.eventLoop.makePromise(of: NIODeadline.self)
        try await channel.triggerUserOutboundEvent(Watch(promise: promise)).get()
        return promise.futureResult
    }
}
