import BelvedereCore
import Testing

/// Tests that links, requests to the device and all hosts allow the same addresses.
struct LinkPolicyTests {
    @Test(arguments: [
        "javascript:alert(1)", "JAVASCRIPT:alert(1)", " javascript:x", "java\nscript:x", "\u{1}javascript:x", "data:text/html,x",
        "vbscript:x", "file:///etc/passwd", "blob:x", "http://a b", "\\\\evil", "x:y", "/path", "//example.org", "?q", "#x", "relative", "",
        ":",
    ])
    func anAddressThatRunsSomethingOrStaysInsideIsNoDestination(address: String) {
        #expect(LinkPolicy.destination(of: address) == nil)
    }

    @Test(arguments: [
        "https://example.org/?a=b:c", "http://example.org", "mailto:a@b", "tel:+1", "sms:+1", "geo:1,2", "HTTPS://example.org",
    ])
    func anHonestAddressIsADestination(address: String) {
        #expect(LinkPolicy.destination(of: address) == address)
        #expect(LinkPolicy.destination(of: " \n" + address) == address)
    }

    @Test(arguments: [
        ("/", true), ("/a/b?c#d", true), ("//example.org", false), ("/\\example.org", false), ("/a\nb", false),
        ("https://example.org", false),
        ("?a", false), ("a", false), ("", false),
    ])
    func aPageIsAPathOfTheOwnServer(address: String, isAllowed: Bool) {
        #expect(LinkPolicy.allowsPage(at: address) == isAllowed)
    }

    @Test(arguments: [
        ("https://example.org/a.png", true), ("/a.png", true), ("//example.org/a.png", false), ("/\\example.org", false),
        ("/\t/example.org/a.png", false), ("http://example.org/a.png", false), ("javascript:x", false), ("data:image/png;base64,", false),
        ("a.png", false), ("", false), ("data:image/png;base64,iVBORw0KGgo=", true), ("data:image/webp;base64,aA+/09", true),
        ("data:image/svg+xml;base64,PHN2Zz4=", false), ("data:image/png;base64,a b", false), ("data:image/png;base64,a\"b", false),
        ("data:text/html;base64,PGI+", false), ("data:image/png,abc", false),
    ])
    func aPictureComesFromTheOwnServerByHTTPSOrWithItsAddress(address: String, isAllowed: Bool) {
        #expect(LinkPolicy.allowsPicture(at: address) == isAllowed)
    }
}
