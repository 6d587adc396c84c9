import FoundationEssentials
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A minimal program to compare the browser host with: its page sends a click to the server and shows the answer.
///
/// `echo-page [STYLE SHEET]` listens on a free port, prints its address like the gallery (the project's demonstration server), and serves
/// until it is stopped. It also serves a page with rows in plain JavaScript. This page uses the style sheet, so that it has the same layout
/// and painting as the gallery's page.
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
        // Write without a buffer, so that a program that reads the address through a pipe receives it at once.
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
        let pages = EchoPageHandler(site: site)
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
