@_spi(Hosting) import Belvedere
import HTTPTypes
import Logging
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// A page's end of a socket, without a network under it.
struct TestSocket {
    let channel: NIOAsyncTestingChannel
    let host: HostCore
    /// The lines that the host has logged as warnings.
    let warnings: Tally
    /// What the browser was given with the page.
    let cookie: String

    /// Opens a socket to a host that shows `makeWindow` at `/test`, for a browser that has read a page there.
    init(
        options: BrowserOptions = BrowserOptions(), admit: AdmissionPolicy? = nil, cookie: String? = nil,
        _ makeWindow: @escaping @Sendable (SessionContext) -> Window
    ) async throws {
        let warnings = Tally()
        let logger = Logger(label: "test") { _ in CountingLog(warnings: warnings) }
        host = HostCore(
            applications: [BelvedereApp("Test", path: "/test", makeWindow: makeWindow)], options: options, logger: logger, admit: admit)
        self.warnings = warnings
        self.cookie = cookie ?? host.cookies.notePage(of: "/test", for: nil, at: "test") ?? ""
        channel = try await Self.open(to: host, self.cookie)
    }

    private init(again host: HostCore, _ warnings: Tally, _ cookie: String) async throws {
        self.host = host
        self.warnings = warnings
        self.cookie = cookie
        channel = try await Self.open(to: host, cookie)
    }

    /// A socket of another browser to the same host, which has read the same pages.
    func ofAnotherBrowser() async throws -> TestSocket {
        let cookie = host.cookies.notePage(of: "/test", for: nil, at: "elsewhere") ?? ""
        for application in host.applications { _ = host.cookies.notePage(of: application.path, for: cookie, at: "elsewhere") }
        return try await TestSocket(again: host, warnings, cookie)
    }

    /// Another socket of the same browser to the same host.
    func reopened() async throws -> TestSocket { try await TestSocket(again: host, warnings, cookie) }

    private static func open(to host: HostCore, _ cookie: String) async throws -> NIOAsyncTestingChannel {
        let channel = NIOAsyncTestingChannel()
        try await channel.eventLoop.submit {
            let reading = ReadControl(channel: channel)
            try channel.pipeline.syncOperations.addHandlers(
                FrameMeter(options: host.options, reading: reading),
                LiveHandler(
                    host: host, visitor: Visitor(cookie: cookie, address: "test"), headers: [.cookie: "pass=\(cookie)"], isSecure: false,
                    reading: reading
                )
            )
        }.get()
        try await channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
        return channel
    }

    /// What the page of a new session says first, and the host's answer to it.
    @discardableResult
    func greet() async throws -> String {
        try await say("hello 1 - 0 - en UTC /test")
        return try await heard()
    }

    func say(_ text: String) async throws {
        try await give(Self.frame(.text, ByteBuffer(string: text)))
    }

    /// Says several texts before the host gets to look at them.
    ///
    /// - Parameter whileReading: called when the host has read them.
    func say(
        together texts: [String], closing code: WebSocketErrorCode? = nil, whileReading: @escaping @Sendable () -> Void = {}
    ) async throws {
        var frames = texts.map { Self.frame(.text, ByteBuffer(string: $0)) }
        if let code {
            var data = ByteBuffer()
            data.write(webSocketErrorCode: code)
            frames.append(Self.frame(.connectionClose, data))
        }
        try await channel.eventLoop.submit { [channel, frames] in
            for frame in frames { channel.pipeline.fireChannelRead(frame) }
            whileReading()
            channel.pipeline.fireChannelReadComplete()
        }.get()
    }

    func give(_ frame: WebSocketFrame) async throws { try await channel.writeInbound(frame) }

    /// The next frame of the host.
    func next() async throws -> WebSocketFrame { try await channel.waitForOutboundWrite(as: WebSocketFrame.self) }

    /// The next text of the host.
    func heard() async throws -> String {
        let frame = try await next()
        try #require(frame.opcode == .text)
        return String(buffer: frame.data)
    }

    /// The code by which the host ends the connection.
    func ending() async throws -> WebSocketErrorCode? {
        var frame = try await next()
        while frame.opcode == .text { frame = try await next() }
        try #require(frame.opcode == .connectionClose)
        return frame.data.readWebSocketErrorCode()
    }

    /// Suspends until the host has so many sessions; sessions end in tasks of their own.
    func untilSessions(are count: Int) async {
        while host.registry.count != count { await Task.yield() }
    }

    /// Whether the socket was last told to be read on or not; `nil` if it was told neither.
    var isReading: Bool? {
        channel.options.last { $0.option is ChannelOptions.Types.AutoReadOption }?.value as? Bool
    }

    /// A frame as clients send it.
    static func frame(_ opcode: WebSocketOpcode, _ data: ByteBuffer = ByteBuffer()) -> WebSocketFrame {
        var data = data
        data.webSocketMask([1, 2, 3, 4])
        return WebSocketFrame(fin: true, opcode: opcode, maskKey: [1, 2, 3, 4], data: data)
    }
}

/// Counts what is logged as a warning, and writes nothing.
private struct CountingLog: LogHandler {
    let warnings: Tally
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { warnings.increment() }
}
