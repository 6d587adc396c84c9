import NIOHTTP1
import Testing

@testable import BelvedereBrowser

@Suite struct RequestCheckTests {
    @Test(
        "A request whose head holds thousands of marks is refused before any of it is compared",
        arguments: ["Cookie", "Accept-Language", "Origin", "target"])
    func marks(place: String) {
        let check = RequestCheck(requests: RequestReader(options: BrowserOptions()))
        let marks = "a" + (0..<10_000).map { $0.isMultiple(of: 2) ? "\u{301}" : "\u{323}" }.joined()
        func head(_ text: String) -> HTTPRequestHead {
            var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: place == "target" ? "/\(text)" : "/")
            head.headers.add(name: "Host", value: "localhost")
            if place != "target" { head.headers.add(name: place, value: text) }
            return head
        }
        #expect(check.refusal(of: head(marks)) == .malformed)
        #expect(check.refusal(of: head("a\u{301}\u{323}e\u{301}")) == nil)
    }
}
