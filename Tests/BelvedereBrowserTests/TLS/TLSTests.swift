#if BrowserTLS
import Belvedere
import BelvedereBrowser
import Foundation
import Hummingbird
import HummingbirdTLS
import Logging
import ServiceLifecycle
import Testing

/// Tests of a host that does TLS itself. The other end is another implementation of TLS: the tool `openssl` makes the certificate, is the
/// client, and verifies the server's certificate.
@Suite(.serialized) struct TLSTests {
    private static let app = BelvedereApp("Secure", path: "/secure") { _ in
        Window(Screen(title: "Secure", content: Label("Nobody reads this on the way.")))
    }

    @Test func aPageComesOverTLSAndKeepsItsCookieToIt() async throws {
        try await withServer { server in
            let (answer, cookie) = try await page(of: server)
            #expect(answer.hasPrefix("HTTP/1.1 200 OK"))
            #expect(answer.contains("Nobody reads this on the way."))
            #expect(cookie.contains("; Secure") && cookie.contains("; HttpOnly"))
        }
    }

    @Test func aPageConnectsOverTLS() async throws {
        try await withServer { server in
            let cookie = try await page(of: server).cookie.prefix { $0 != ";" }
            let request = """
                GET /_belvedere/live HTTP/1.1\r
                Host: localhost\r
                Origin: https://localhost\r
                Cookie: \(cookie)\r
                Upgrade: websocket\r
                Connection: Upgrade\r
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                Sec-WebSocket-Version: 13\r
                \r

                """
            let answer = try await server.say(request, then: Self.frame("hello 1 - 0 - en UTC /secure"), until: "Nobody reads")
            #expect(answer.hasPrefix("HTTP/1.1 101"))
            #expect(answer.contains("[\"hi\","))
            #expect(answer.contains("Nobody reads this on the way."))
        }
    }

    @Test func aClientWithoutTLSGetsNoAnswer() async throws {
        try await withServer { server in
            let answer = try await server.say("GET /secure HTTP/1.1\r\nHost: localhost\r\n\r\n", isPlain: true)
            #expect(!answer.contains("200"))
        }
    }

    /// Requests a page. Returns the response, and the page's cookie with its attributes.
    private func page(of server: TLSServer) async throws -> (answer: String, cookie: String) {
        let answer = try await server.say("GET /secure HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        let header = try #require(answer.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("set-cookie: ") })
        return (answer, String(header.dropFirst("set-cookie: ".count)))
    }

    /// Returns a text frame with a mask of zeros, as a client sends it (RFC 6455, section 5.2).
    private static func frame(_ text: String) -> Data {
        Data([0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0]) + Data(text.utf8)
    }

    private func withServer(_ body: (TLSServer) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "belvedere-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let key = folder.appending(path: "key.pem").path, certificate = folder.appending(path: "certificate.pem").path
        try Tool.openssl([
            "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1", "-subj", "/CN=localhost",
            "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate,
        ])
        let configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem))
        )
        let host = BrowserHost([Self.app])
        let router = Router()
        host.addRoutes(to: router)
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        var logger = Logger(label: "tls")
        logger.logLevel = .critical
        let application = Application(
            router: router,
            server: try host.server(tls: configuration),
            configuration: .init(address: .hostname("127.0.0.1", port: 0), serverName: nil),
            onServerRunning: { port.yield($0.localAddress?.port ?? 0) },
            logger: logger
        )
        let services = ServiceGroup(configuration: .init(services: [application], logger: logger))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await services.run() }
            let number = try #require(await ports.first { _ in true })
            try await body(TLSServer(port: number, certificate: certificate))
            await services.triggerGracefulShutdown()
            try await group.waitForAll()
        }
    }
}
#endif
