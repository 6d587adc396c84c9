import Belvedere
import BelvedereHeadless
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import BelvedereBrowser

/// A page with a file field and two buttons, its session, and the routes for files of its host, without a network.
///
/// The first button removes the field. The second button offers a file to save.
final class FilePage: Sendable {
    /// The files that the app has received.
    final class Inbox: Sendable {
        private let state = Mutex<[ReceivedFile]>([])
        var files: [ReceivedFile] { state.withLock(\.self) }
        func add(_ file: ReceivedFile) { state.withLock { $0.append(file) } }
        func empty() { state.withLock { $0 = [] } }
    }

    static let size = 9

    let host: BrowserHost
    let session: BrowserSession
    let inbox = Inbox()
    let connection: Int
    /// The number of the field, and those of the buttons.
    let field: Int, remove: Int, save: Int
    private let number = Mutex(0)
    /// The number of the last frame that the page has heard.
    private let heard = Mutex(1)

    init(
        options: BrowserOptions = BrowserOptions(), limit: Int = 5_000_000, locale: String = "en",
        saved: SavedFile = SavedFile(name: "a.txt", mediaType: "text/plain", bytes: Array("saved".utf8))
    ) async throws {
        host = BrowserHost([], options: options)
        let inbox = inbox
        session = await BrowserSession.opened(
            options: options, quota: host.core.uploads, environment: SessionEnvironment(locale: locale), files: host.core.files
        ) { context in
            let stack = Stack()
            let field = FileField("File", limit: limit) { inbox.add($0) }
            stack.add(field)
            stack.add(Button("Remove") { stack.remove(field) })
            stack.add(Button("Save") { try? await context.device.save(saved) })
            return Window(Screen(title: "Taking", content: stack))
        }
        connection = try #require(await session.attach(received: 0))
        let first = String(decoding: try #require(await session.nextFrame(for: connection)), as: UTF8.self)
        field = try Self.numbers(of: "\"class\":\"file\"", in: first)[0]
        let buttons = try Self.numbers(of: "\"class\":\"button normal\",\"type\"", in: first, count: 2)
        (remove, save) = (buttons[0], buttons[1])
    }

    private static func numbers(of mark: String, in frame: String, count: Int = 1) throws -> [Int] {
        let parts = frame.split(separator: "[").filter { $0.contains(mark) }
        let numbers = parts.compactMap { Int($0.prefix { $0.isNumber }) }
        try #require(numbers.count == count, "\(frame)")
        return numbers
    }

    // MARK: The socket

    /// Sends an event of the page.
    @discardableResult
    func say(_ text: String) async throws -> BrowserSession.Reception {
        let number = number.withLock { number in
            number += 1
            return number
        }
        return try await session.receive("\(number) \(heard.withLock(\.self)) \(text)", on: connection)
    }

    /// Returns the next frame of the session as text.
    func hear() async -> String {
        guard let frame = await session.nextFrame(for: connection) else { return "nothing" }
        heard.withLock { $0 += 1 }
        return String(decoding: frame, as: UTF8.self)
    }

    /// Announces a file.
    ///
    /// - Returns: the one-time address for it, or `nil` if the session does not accept it.
    func announce(_ size: Int = FilePage.size) async throws -> String? {
        try await say("\(field) file 0 \(size) text/plain a b.txt")
        return Self.address(in: await hear())
    }

    /// Returns the one-time address in a frame.
    static func address(in frame: String) -> String? {
        guard let start = frame.firstRange(of: FileAddresses.prefix)?.lowerBound else { return nil }
        return String(frame[start...].prefix { $0 != "\"" })
    }

    // MARK: HTTP

    /// Sends a file by HTTP.
    func post(
        _ text: String = "123456789", to address: String?, length: Int? = nil, cookie: String? = nil, origin: String? = "http://127.0.0.1",
        site: String? = nil
    ) async throws -> HTTPResponse.Status {
        let body = RequestBody(buffer: ByteBuffer(string: text))
        return try await post(body, to: address, length: length ?? text.utf8.count, cookie: cookie, origin: origin, site: site)
    }

    func post(
        _ body: RequestBody, to address: String?, length: Int?, cookie: String? = nil, origin: String? = "http://127.0.0.1",
        site: String? = nil
    ) async throws -> HTTPResponse.Status {
        var head = HTTPRequest(method: .post, scheme: "http", authority: "127.0.0.1", path: address ?? "")
        head.headerFields[.origin] = origin
        head.headerFields[.contentLength] = length.map(String.init)
        head.headerFields[try #require(HTTPField.Name("Sec-Fetch-Site"))] = site
        return try await respond(to: head, body, cookie).status
    }

    /// Gets a file by HTTP.
    func get(_ address: String?, cookie: String? = nil, site: String? = "same-origin") async throws -> Response {
        var head = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1", path: address ?? "")
        head.headerFields[try #require(HTTPField.Name("Sec-Fetch-Site"))] = site
        return try await respond(to: head, RequestBody(buffer: ByteBuffer()), cookie)
    }

    private func respond(to head: HTTPRequest, _ body: RequestBody, _ cookie: String?) async throws -> Response {
        let router = Router(context: BasicRequestContext.self)
        host.addRoutes(to: router)
        var head = head
        head.headerFields[.cookie] = "belvedere=\(cookie ?? session.visitor.cookie)"
        let source = ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: Logger(label: "test"))
        let request = Request(head: head, body: body)
        return try await router.buildResponder().respond(to: request, context: BasicRequestContext(source: source))
    }
}
