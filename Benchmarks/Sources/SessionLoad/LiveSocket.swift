import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A WebSocket as one page opens it.
struct LiveSocket: Sendable {
    private let channel: any Channel

    /// Opens the socket of a loaded page, and waits for the answer to the greeting.
    static func open(_ address: Address, page: LoadedPage, group: any EventLoopGroup) async throws -> LiveSocket {
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
        _ address: Address, path: String, headers: HTTPHeaders, dialect: LoadHandler.Dialect, group: any EventLoopGroup
    ) async throws -> LiveSocket {
        let greeted = group.next().makePromise(of: Void.self)
        let upgrader = NIOWebSocketClientUpgrader(maxFrameSize: 1 << 24) { channel, _ in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHandler(LoadHandler(dialect: dialect, greeted: greeted))
            }
        }
        let channel = try await ClientBootstrap(group: group)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers(
                        // Forward the bytes after the handshake, because they may already contain the answer to the greeting.
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

    /// Presses a button repeatedly. Each press comes after the answer to the press before.
    ///
    /// - Parameters:
    ///   - view: The number of the button's view.
    ///   - count: The maximum number of presses.
    ///   - deadline: The time to stop.
    /// - Returns: The latency of each press, in nanoseconds.
    func press(_ view: Int, count: Int, until deadline: NIODeadline = .distantFuture) async throws -> [Int64] {
        let promise = channel.eventLoop.makePromise(of: [Int64].self)
        channel.triggerUserOutboundEvent(Presses(view: view, count: count, deadline: deadline, promise: promise), promise: nil)
        return try await promise.futureResult.get()
    }

    /// Waits for the next frame that changes the page.
    ///
    /// - Returns: A future for the time at which the frame arrives.
    func nextChange() async throws -> EventLoopFuture<NIODeadline> {
        let promise = channel.eventLoop.makePromise(of: NIODeadline.self)
        try await channel.triggerUserOutboundEvent(Watch(promise: promise)).get()
        return promise.futureResult
    }
}
