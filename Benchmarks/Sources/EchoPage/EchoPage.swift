import FoundationEssentials
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The floor that the browser host is measured against: the least that carries a click to a server and the answer back
/// into the page.
///
/// `echo-page [STYLE SHEET]` takes a free port, says where it is in the words of the gallery, and serves until it is
/// stopped. The style sheet is for the page whose rows are made in plain JavaScript, so that both sides of a comparison
/// lay out and paint the same.
@main
enum EchoPage {
    static func main() async throws {
        let styleSheet = try CommandLine.arguments.dropFirst().first.map { try Data(contentsOf: URL(filePath: $0)) }
        let site = Site(styleSheet: ByteBuffer(bytes: styleSheet ?? Data()))
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1024)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { try configure(channel, site) }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let line = "The echo page is at http://127.0.0.1:\(channel.localAddress?.port ?? 0)/\n"
        // Unbuffered, so that whoever reads the address through a pipe has it at once.
        _ = line.withCString { write(STDOUT_FILENO, $0, line.utf8.count) }
        try await channel.closeFuture.get()
    }

    private static func configure(_ channel: any Channel, _ site: Site) throws {
        let upgrader = NIOWebSocketServerUpgrader(
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(EchoHandler()) }
            }
        )
        let pages = PageHandler(site: site)
        let boundPages = NIOLoopBound(pages, eventLoop: channel.eventLoop)
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { $0.pipeline.syncOperations.removeHandler(boundPages.value, promise: nil) }
            )
        )
        try channel.pipeline.syncOperations.addHandler(pages)
    }
}
