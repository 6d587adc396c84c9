import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import BelvedereBrowser

/// Tests of the check that a request to a developer's own route comes from a page of the same server.
struct RequestOriginTests {
    private func origin(_ fields: [(String, String)], scheme: String = "http", options: BrowserOptions = BrowserOptions()) throws
        -> RequestOrigin
    {
        var head = HTTPRequest(method: .post, scheme: scheme, authority: "apps.example", path: "/login")
        for (name, value) in fields { head.headerFields.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value)) }
        let host = BrowserHost([], options: options)
        return host.origin(of: Request(head: head, body: .init(buffer: ByteBuffer())))
    }

    @Test func aFormOfTheServersOwnPageIsItsOwn() throws {
        #expect(try origin([("Origin", "http://apps.example")]).isOwnPage)
        #expect(try origin([("Origin", "http://apps.example"), ("Sec-Fetch-Site", "same-origin")]).isOwnPage)
    }

    @Test(arguments: [
        [], [("Origin", "null")], [("Origin", "http://evil.example")], [("Origin", "http://apps.example.evil")],
        [("Sec-Fetch-Site", "same-origin")], [("Origin", "http://apps.example"), ("Sec-Fetch-Site", "cross-site")],
        [("Origin", "http://apps.example"), ("Sec-Fetch-Site", "same-site")], [("Origin", "https://apps.example")],
    ])
    func requestsFromElsewhereAreNot(fields: [(String, String)]) throws {
        #expect(try !origin(fields).isOwnPage)
    }

    @Test func onlyATrustedProxyIsBelieved() throws {
        let fields = [(RequestReader.peerHeader, "192.0.2.1"), ("X-Forwarded-For", "198.51.100.7")]
        #expect(try origin(fields).address == "192.0.2.1")
        var options = BrowserOptions()
        options.trustedProxies = ["192.0.2.1"]
        options.publicOrigin = "https://apps.example"
        let behind = try origin(fields + [("Origin", "https://apps.example")], options: options)
        #expect(behind.address == "198.51.100.7" && behind.isSecure && behind.isOwnPage)
    }
}
