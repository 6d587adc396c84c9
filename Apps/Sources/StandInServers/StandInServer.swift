import NIOCore
import NIOHTTP1
import NIOPosix

/// A small HTTP/1.1 server on this machine, in place of a real service. It listens only on `127.0.0.1` and sends the responses that a test
/// defines.
///
/// ```swift
/// let server = try await StandInServer.start { request in
///     StandInAnswer(body: "[]")
/// }
/// defer { Task { await server.stop() } }
/// ```
public final class StandInServer: Sendable {
    /// The closure that returns the response to a request. It is called on the server's own thread. For one connection, it is called for
    /// one request at a time.
    public typealias Responder = @Sendable (StandInRequest) -> StandInAnswer

    /// The port on which the server listens.
    public let port: Int
    private let channel: any Channel
    private let log: RequestLog

    private init(channel: any Channel, log: RequestLog) {
        self.channel = channel
        self.log = log
        self.port = channel.localAddress?.port ?? 0
    }

    /// The address of the server, without a slash at the end.
    public var address: String { "http://127.0.0.1:\(port)" }

    /// The requests that the server has received, in their order. Only the latest thousand are stored.
    public var requests: [StandInRequest] { log.requests }

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - port: the port on which to listen. With 0, the system chooses a free port.
    ///   - responder: the closure that returns the response to each request.
    /// - Throws: an error if the port is in use.
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

    /// Stops listening. Requests on open connections are still answered.
    public func stop() async {
        try? await channel.close().get()
    }
}
