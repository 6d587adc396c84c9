import NIOCore
import NIOHTTP1
import NIOPosix

/// A small server on this machine that speaks real HTTP/1.1, on `127.0.0.1` only, and answers what it is told to.
///
/// ```swift
/// let server = try await StandInServer.start { request in
///     StandInAnswer(body: "[]")
/// }
/// defer { Task { await server.stop() } }
/// ```
public final class StandInServer: Sendable {
    /// Decides an answer. It is called on the server's own thread, for one request at a time per connection.
    public typealias Responder = @Sendable (StandInRequest) -> StandInAnswer

    /// The port it listens on.
    public let port: Int
    private let channel: any Channel
    private let log: RequestLog

    private init(channel: any Channel, log: RequestLog) {
        self.channel = channel
        self.log = log
        self.port = channel.localAddress?.port ?? 0
    }

    /// Where it answers, without a slash at the end.
    public var address: String { "http://127.0.0.1:\(port)" }

    /// The requests so far, in the order they came. Only the latest thousand are kept.
    public var requests: [StandInRequest] { log.requests }

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - port: where to listen; 0 takes any free port.
    ///   - responder: what decides the answers.
    /// - Throws: when the port is taken.
    public static func start(port: Int = 0, responder: @escaping Responder) async throws -> StandInServer {
        let log = RequestLog()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline(withPipeliningAssistance: false)
                    try channel.pipeline.syncOperations.addHandler(StandInConnection(log: log, responder: responder))
                }
            }
            .bind(host: "127.0.0.1", port: port)
            .get()
        return StandInServer(channel: channel, log: log)
    }

    /// Stops listening. Connections that are open may end their exchange.
    public func stop() async {
        try? await channel.close().get()
    }
}
