import Belvedere
import Testing

@testable import BelvedereBrowser

@Suite struct RequestReaderTests {
    private func reader(_ change: (inout BrowserOptions) -> Void = { _ in }) -> RequestReader {
        var options = BrowserOptions()
        change(&options)
        return RequestReader(options: options)
    }

    @Test func aSocketIsOpenedFromTheOwnOriginOnly() {
        let own = reader()
        #expect(own.accepts(origin: "http://a:8080", host: "a:8080", isSecure: false))
        #expect(own.accepts(origin: "https://a", host: "a", isSecure: true))
        for isSecure in [false, true] {
            #expect(!own.accepts(origin: "http://b:8080", host: "a:8080", isSecure: isSecure))
            #expect(!own.accepts(origin: "null", host: "a", isSecure: isSecure))
            #expect(!own.accepts(origin: nil, host: "a", isSecure: isSecure))
            #expect(!own.accepts(origin: "http://", host: "", isSecure: isSecure))
        }
    }

    @Test func aPageWithoutTLSIsNoPageOfAServerWithIt() {
        #expect(!reader().accepts(origin: "http://a", host: "a", isSecure: true))
        #expect(!reader().accepts(origin: "https://a", host: "a", isSecure: false))
    }

    @Test func thePublicOriginCountsWhereThereIsOne() {
        let behindProxy = reader { $0.publicOrigin = "https://apps.example.org" }
        #expect(behindProxy.accepts(origin: "https://apps.example.org", host: "127.0.0.1:8080", isSecure: false))
        #expect(!behindProxy.accepts(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080", isSecure: false))
        #expect(behindProxy.setCookie("x").hasSuffix("; Secure"))
        #expect(!reader().setCookie("x").contains("Secure"))
    }

    @Test func overTLSTheCookieBelongsToThisVeryHost() {
        let secret = Secret.make()
        let behindProxy = reader { $0.publicOrigin = "https://apps.example.org" }
        #expect(behindProxy.setCookie(secret).hasPrefix("__Host-belvedere=\(secret); Path=/;"))
        #expect(reader().setCookie(secret, isSecure: true).hasPrefix("__Host-belvedere="))
        #expect(behindProxy.cookie(in: ["__Host-belvedere=\(secret)"]) == secret)
        // A page of a neighbouring host name could set this cookie, because its name has no secure prefix. So it must not count.
        #expect(behindProxy.cookie(in: ["belvedere=\(secret)"]) == nil)
    }

    @Test(arguments: [
        "127.0.0.1", "127.0.0.1:8080", "[::1]:8080", "192.168.1.20", "localhost", "LOCALHOST:1", "app.localhost:8080",
        "intranet.example", "Intranet.Example:8443", "apps.example.org",
    ])
    func addressesLocalhostAndTheNamesOfTheServerAreAnswered(host: String) {
        let own = reader {
            $0.allowedHosts = ["intranet.example"]
            $0.publicOrigin = "https://apps.example.org"
        }
        #expect(own.accepts(host: host))
    }

    @Test(
        arguments: [
            nil, "", "evil.example", "evil.example:8080", "127.0.0.1:8080.evil.example", "127.0.0.1.evil.example", "[::1].evil:8080",
            "[::1", "::1", "127.1", "2130706433", "0x7f.0.0.1", "127.0.0.256", "localhost.evil.example", "evil.example#localhost",
            "user@localhost", "localhost:", "localhost:99999", "localhost:8080:8080", " localhost", "[fe80::1%25eth0]",
        ] as [String?])
    func aNameThatCouldLeadHereByAForeignHandIsNotAnswered(host: String?) {
        #expect(!reader().accepts(host: host))
        #expect(reader { $0.allowsAnyHost = true }.accepts(host: host))
    }

    @Test func onlyATrustedProxyMayNameItsClient() {
        #expect(reader().address(peer: "9.9.9.9", forwarded: ["1.1.1.1"]) == "9.9.9.9")
        let trusting = reader { $0.trustedProxies = ["127.0.0.1", "10.0.0.1"] }
        #expect(trusting.address(peer: "127.0.0.1", forwarded: ["6.6.6.6, 1.1.1.1"]) == "1.1.1.1")
        #expect(trusting.address(peer: "127.0.0.1", forwarded: ["6.6.6.6", "1.1.1.1, 10.0.0.1"]) == "1.1.1.1")
        #expect(trusting.address(peer: "127.0.0.1", forwarded: []) == "127.0.0.1")
        #expect(trusting.address(peer: "9.9.9.9", forwarded: ["1.1.1.1"]) == "9.9.9.9")
        // A server socket for both IPv4 and IPv6 shows the address of an IPv4 proxy in the form of IPv6.
        #expect(trusting.address(peer: "::ffff:127.0.0.1", forwarded: ["::ffff:1.1.1.1"]) == "1.1.1.1")
    }

    @Test func anIPv6SubscriberCountsAsOne() {
        let own = reader()
        #expect(own.address(peer: "2001:db8:1:2:aaaa::1", forwarded: []) == own.address(peer: "2001:db8:1:2::ffff", forwarded: []))
        #expect(own.address(peer: "2001:db8:1:2::1", forwarded: []) != own.address(peer: "2001:db8:1:3::1", forwarded: []))
        #expect(own.address(peer: "::1", forwarded: []) == "0:0:0:0::/64")
        // One IPv6 address can be written in many forms. All of them must belong to the same network.
        for spelling in ["2001:db8::1", "2001:DB8:0:0:1::", "2001:db8:0:0:0:0:0:9", "2001:0db8::5:0:0:1"] {
            #expect(own.address(peer: spelling, forwarded: []) == "2001:db8:0:0::/64", "\(spelling)")
        }
        #expect(own.address(peer: "nonsense:::", forwarded: []).hasSuffix("::/64"))
    }

    @Test func theCookieIsFoundAmongOthersAndOnlyIfItCouldBeOurs() {
        let secret = Secret.make()
        #expect(reader().cookie(in: ["a=b; belvedere=\(secret); c=d"]) == secret)
        #expect(reader().cookie(in: ["a=b", "belvedere=\(secret)"]) == secret)
        #expect(reader().cookie(in: ["belvedere=short"]) == nil)
        #expect(reader().cookie(in: ["xbelvedere=\(secret)"]) == nil)
        #expect(Secret.make() != secret)
    }

    @Test(
        arguments: [
            (nil, "en"), ("fi", "en"), ("fi, ar-EG;q=0.5, en;q=0.1", "ar-EG"), ("en-GB,en;q=0.9", "en-GB"), ("ar;q=0, en-US", "en-US"),
            ("<script>, ar", "ar"), ("english", "en"), (";;;,,,", "en"),
        ] as [(String?, String)])
    func theLanguageIsTheFirstOfTheBrowsersThatTheAppsSpeak(header: String?, language: String) {
        #expect(reader { $0.languages = ["en", "ar"] }.language(accepting: header) == language)
    }

    @Test(arguments: [("zh-CN,zh;q=0.9,en;q=0.8", "zh-CN"), ("zh", "zh"), ("zh-TW,en;q=0.5", "en"), ("fa-IR", "fa-IR")])
    func chineseIsSpokenByScriptAndAskedForByRegion(header: String, language: String) {
        #expect(reader { $0.languages = ["en", "fa", "zh-Hans"] }.language(accepting: header) == language)
    }

    @Test(
        "an app that speaks fewer languages than the host is read in one of its own",
        arguments: [
            ("fa,en;q=0.5", "en"), ("de", "de"), ("fa", "de"), ("en-GB", "en-GB"), (nil, "de"),
        ] as [(String?, String)])
    func languagesOfAnApp(header: String?, language: String) {
        var app = BelvedereApp("Ledger", path: "/ledger") { _ in Window(Screen(title: "Ledger")) }
        app.languages = ["de", "en"]
        let own = reader { $0.languages = ["en", "fa"] }
        #expect(own.language(accepting: header, for: app) == language)
        #expect(own.language(named: language, for: app) == language)
        #expect(own.language(named: "fa", for: app) == "de")
    }

    @Test func aTimeZoneIsANameOrUTC() {
        #expect(RequestReader.timeZone(named: "Europe/Helsinki") == "Europe/Helsinki")
        #expect(RequestReader.timeZone(named: "../../etc/passwd") == "UTC")
        #expect(RequestReader.timeZone(named: "") == "UTC")
        #expect(RequestReader.timeZone(named: nil) == "UTC")
    }
}
