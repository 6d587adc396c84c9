import Belvedere
import HTTPTypes
import Testing

@testable import BelvedereBrowser

/// Tests of the address to which a person returns after a login.
struct ReturnAddressTests {
    @Test func thePageOfALoginLearnsTheWholeAddress() async throws {
        let notes = BelvedereApp("Notes", path: "/notes") { _ in Window(Screen(title: "Notes")) }
        let host = BrowserHost([notes], admit: { .redirect(to: "/login", next: $0.target) })
        let answer = try await PageAnswer.of(host, at: "/notes/7?tag=a&b=c%20d")
        #expect(answer.status == .seeOther)
        #expect(answer.headers[.location] == "/login?next=/notes/7%3Ftag%3Da%26b%3Dc%2520d")
        #expect(try await PageAnswer.of(host, at: "/notes").headers[.location] == "/login?next=/notes")
    }

    @Test func anAddressWithAQueryKeepsIt() throws {
        guard case .redirect(let location) = Admission.redirect(to: "/login?ended=yes", next: "/ä#x\r\n").decision else {
            Issue.record("this is no redirect")
            return
        }
        #expect(location == "/login?ended=yes&next=/%C3%A4%23x%0D%0A")
    }

    @Test(arguments: ["/notes", "/notes/7?tag=a&b=c%20d", "/", "/?q=//example.org"])
    func anAddressOfThisServerIsKept(_ address: String) {
        #expect(Admission.next(address, or: "/home") == address)
    }

    @Test(arguments: [
        nil, "", "notes", "//example.org", "/\\example.org", "\\/example.org", "https://example.org", "javascript:alert(1)",
        "/a\r\nSet-Cookie: a=b", "/\t/example.org", " /notes", "/notes#\u{0}", "/ä", "/" + String(repeating: "a", count: 2_000),
    ])
    func anyOtherAddressIsReplaced(_ address: String?) {
        #expect(Admission.next(address, or: "/home") == "/home")
    }
}
