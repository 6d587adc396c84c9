import Foundation
import Testing

@testable import Development

/// Tests that HTML pages, and only they, get the script of the development page.
@Suite(.timeLimit(.minutes(2))) struct MarkedPageTests {
    private static let element = "<script src=\"/.belvedere-dev/page.js\" async></script>\n"
    private static let get = "GET /habits?a=1 HTTP/1.1\r\nHost: localhost\r\nAccept: text/html,*/*\r\nAccept-Encoding: gzip\r\n\r\n"

    /// The request at the program and the answer at the browser, for an answer of the program.
    private func exchange(_ answer: String, request: String = get) throws -> (request: String, answer: String) {
        let program = try AnsweringServer(answer)
        let port = try HeldPort(0)
        defer { port.end() }
        port.state = .open(program.port)
        let connection = try #require(TestConnection(to: port.number))
        #expect(connection.send(request))
        let received = connection.readAll()
        return (program.request, received)
    }

    @Test func aPageGetsTheScriptAndItsLength() throws {
        let page = "<!doctype html><p>Grüße</p>"
        let (request, answer) = try exchange(
            "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\ncontent-length: \(page.utf8.count)\r\nX-Own: 1\r\n\r\n" + page)
        let parts = answer.components(separatedBy: "\r\n\r\n")
        #expect(parts.last == page + Self.element)
        #expect(parts.first?.contains("Content-Length: \(page.utf8.count + Self.element.utf8.count)") == true)
        #expect(parts.first?.contains("\r\nX-Own: 1\r\n") == true)
        // The program sends one page for each connection, without compression.
        #expect(request.contains("\r\nConnection: close\r\n"))
        #expect(!request.contains("gzip"))
        #expect(request.hasPrefix("GET /habits?a=1 HTTP/1.1\r\n"))
    }

    @Test func aPageInChunksGetsTheScript() throws {
        let head = "HTTP/1.1 404 Not Found\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n"
        let (_, answer) = try exchange(head + "5;x=1\r\n<p>ab\r\n6\r\ncd</p>\r\n0\r\n\r\n")
        #expect(answer.hasSuffix("\r\n\r\n<p>abcd</p>" + Self.element))
        #expect(!answer.contains("Transfer-Encoding"))
    }

    @Test func aNoteBeforeThePagePasses() throws {
        let (_, answer) = try exchange(
            "HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>a</p>")
        #expect(answer.hasPrefix("HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\nHTTP/1.1 200 OK\r\n"))
        #expect(answer.hasSuffix("<p>a</p>" + Self.element))
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\nabc",
        "HTTP/1.1 304 Not Modified\r\nContent-Type: text/html\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9\r\n\r\ncut",
        "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nno chunk",
        "no HTTP",
    ]) func anotherAnswerPassesUnchanged(_ answer: String) throws {
        #expect(try exchange(answer).answer == answer)
    }

    @Test func aRequestForNoPagePassesWithItsBody() throws {
        let page = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>a</p>"
        let request = "PUT /a HTTP/1.1\r\nAccept: text/html\r\nConnection: keep-alive\r\nContent-Length: 4\r\n\r\nbody"
        let (received, answer) = try exchange(page, request: request)
        #expect(answer == page)
        #expect(received.hasSuffix("Content-Length: 4\r\nConnection: close\r\n\r\nbody"))
        let socket = "GET /live HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nAccept-Encoding: gzip\r\n\r\n"
        #expect(try exchange("HTTP/1.1 101 Switching Protocols\r\n\r\nframes", request: socket).request == socket)
    }

    @Test func onlyAPageOfTheSameSiteGetsTheReports() throws {
        let port = try HeldPort(0)
        defer { port.end() }
        func get(_ path: String, site: String) throws -> TestConnection {
            let connection = try #require(TestConnection(to: port.number))
            #expect(connection.send("GET /.belvedere-dev/\(path) HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: \(site)\r\n\r\n"))
            return connection
        }
        #expect(try get("events", site: "cross-site").readAll().hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
        #expect(try get("nothing", site: "same-origin").readAll().hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        let script = try get("page.js", site: "same-origin").readAll()
        #expect(script.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/javascript; charset=utf-8\r\n"))
        #expect(script.hasSuffix("\r\n\r\n" + DevelopmentPage.script))
        port.listeners.tell(DevelopmentPage.Report(title: "Two\nlines"))
        let events = try get("events", site: "same-origin")
        events.finish()
        #expect(
            events.readAll().hasSuffix(
                "\r\n\r\nretry: 500\ndata: {\"isBuilding\":false,\"note\":\"\",\"problems\":[],\"title\":\"Two\\nlines\"}\n\n"))
    }

    @Test func thePanelHasTheFirstFiveErrors() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write("\n\tlet a = b\n", "Sources/A.swift")
        let line = "\(folder.path)/Sources/A.swift:2:5: error: cannot find 'b' in scope\n"
        let others = (1...6).map { "/other/B.swift:\($0):1: error: no\n" }.joined()
        // The compiler reports an error once for each of its passes.
        let parts = BuildFailure(output: line + line + others).parts(root: folder.path)
        #expect(parts.count == 6)
        #expect(parts[0] == .init(place: "Sources/A.swift:2", text: "cannot find 'b' in scope", code: "let a = b"))
        #expect(parts[4] == .init(place: "/other/B.swift:4", text: "no"))
        #expect(parts[5] == .init(text: "2 more errors."))
        #expect(BuildFailure(output: "ld: error: undefined symbol: f\n").parts(root: "/").map(\.text) == ["undefined symbol: f"])
    }
}

/// A program that answers one connection, and keeps its request.
private final class AnsweringServer: @unchecked Sendable {
    let port: Int
    private let descriptor: Int32
    private let isDone = DispatchSemaphore(value: 0)
    // Written before the signal of `isDone`, and read after it.
    private var bytes: [UInt8] = []

    init(_ answer: String) throws {
        guard let descriptor = SocketCalls.make(), let port = SocketCalls.bind(descriptor, to: 0), listen(descriptor, 1) == 0 else {
            throw DevelopmentError.closedPort(0, "no test server")
        }
        self.descriptor = descriptor
        self.port = port
        Thread.detachNewThread {
            let connection = accept(descriptor, nil, nil)
            self.bytes = SocketCalls.receiveSome(from: connection) ?? []
            _ = Array(answer.utf8).withUnsafeBytes { SocketCalls.send($0, to: connection) }
            shutdown(connection, Int32(SHUT_WR))
            close(connection)
            close(descriptor)
            self.isDone.signal()
        }
    }

    /// The request of the connection.
    var request: String {
        isDone.wait()
        return String(decoding: bytes, as: UTF8.self)
    }
}
