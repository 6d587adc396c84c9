@_spi(Hosting) import Belvedere
import HTTPTypes
import Logging
import NIOCore
import NIOEmbedded
import NIOWebSocket
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// The browser's end of a page's socket, without a network.
struct TestSocket {
    let channel: NIOAsyncTestingChannel
    let host: HostCore
    /// The number of warnings that the host has logged.
    let warnings: Tally
    /// The cookie that the browser received with the page.
    let cookie: String

    /// Opens a socket to a new host, which shows `makeWindow` at `/test`. The browser has received a page there before.
    init(
        options: BrowserOptions = BrowserOptions(), admit: AdmissionPolicy? = nil, cookie: String? = nil, meter: TurnMeter = .system,
        _ makeWindow: @escaping @Sendable (SessionContext) -> Window
    ) async throws {
        let warnings = Tally()
        let logger = Logger(label: "test") { _ in CountingLog(warnings: warnings) }
        host = HostCore(
            applications: [BelvedereApp("Test", path: "/test", makeWindow: makeWindow)], options: options, logger: logger, admit: admit,
            meter: meter, scheduler: .roomy)
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

    /// Opens a socket of another browser to the same host. That browser has received the same pages.
    func ofAnotherBrowser() async throws -> TestSocket {
        let cookie = host.cookies.notePage(of: "/test", for: nil, at: "elsewhere") ?? ""
        for application in host.applications { _ = host.cookies.notePage(of: application.path, for: cookie, at: "elsewhere") }
        return try await TestSocket(again: host, warnings, cookie)
    }

    /// Opens another socket of the same browser to the same host.
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

    /// Sends the first frame of a new page, and returns the host's response.
    @discardableResult
    func greet() async throws -> String {
        try await say("hello 1 - 0 - en UTC /test")
        return try await heard()
    }

    func say(_ text: String) async throws {
        try await give(Self.frame(.text, ByteBuffer(string: text)))
    }

    /// Sends several texts before the host reads them.
    ///
    /// - Parameter whileReading: A closure that is called when the host has read the texts.
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

    /// Returns the next frame from the host. If the test's time limit ends the wait, it throws an error.
    func next() async throws -> WebSocketFrame {
        try await withTaskCancellationHandler {
            try await channel.waitForOutboundWrite(as: WebSocketFrame.self)
        } onCancel: {
            channel.close(promise: nil)
        }
    }

    /// Returns the next text frame from the host as a string.
    func heard() async throws -> String {
        let frame = try await next()
        try #require(frame.opcode == .text)
        return String(buffer: frame.data)
    }

    /// Returns the close code with which the host ends the connection.
    func ending() async throws -> WebSocketErrorCode? {
        var frame = try await next()
        while frame.opcode == .text { frame = try await next() }
        try #require(frame.opcode == .connectionClose)
        return frame.data.readWebSocketErrorCode()
    }

    /// Waits until the host has this number of sessions. Sessions end in separate tasks, so this can take a moment.
    func untilSessions(are count: Int) async throws {
        try await until { host.registry.count == count }
    }

    /// Whether the host has last turned the reading of the socket on (true) or off (false); `nil` if it has done neither.
    var isReading: Bool? {
        channel.options.last { $0.option is ChannelOptions.Types.AutoReadOption }?.value as? Bool
    }

    /// Whether the host delays events from the page's address, because earlier events have used too much time.
    var owes: Bool { host.accounts.account(at: "test").wait > .zero }

    /// Returns a frame with a mask, as a client must send it.
    static func frame(_ opcode: WebSocketOpcode, _ data: ByteBuffer = ByteBuffer()) -> WebSocketFrame {
        var data = data
        data.webSocketMask([1, 2, 3, 4])
        return WebSocketFrame(fin: true, opcode: opcode, maskKey: [1, 2, 3, 4], data: data)
    }
}

/// A log handler that counts warnings and writes nothing.
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
