import Testing

@testable import BelvedereBrowser

/// Tests of the record of browsers that have received a page. The browsers are known by their cookies.
struct CookieRegistryTests {
    @Test func aCookieIsGoodForTheAppsThatItsBrowserHasRead() throws {
        let cookies = CookieRegistry()
        let cookie = try #require(cookies.notePage(of: "/open", for: nil, at: "a"))
        #expect(cookies.knows(cookie) && cookies.hasServed("/open", to: cookie))
        #expect(!cookies.hasServed("/staff", to: cookie))
        #expect(cookies.notePage(of: "/staff", for: cookie, at: "a") == nil)
        #expect(cookies.hasServed("/staff", to: cookie) && cookies.hasServed("/open", to: cookie))
    }

    @Test func anUnknownCookieIsReplaced() throws {
        let cookies = CookieRegistry()
        let made = Secret.make()
        #expect(!cookies.knows(made) && !cookies.hasServed("/open", to: made))
        let cookie = try #require(cookies.notePage(of: "/open", for: made, at: "a"))
        #expect(cookie != made && !cookies.knows(made))
    }

    @Test func theNumberOfRememberedCookiesIsBounded() {
        let cookies = CookieRegistry(maximum: 100)
        for number in 0..<1_000 { _ = cookies.notePage(of: "/open", for: nil, at: "address \(number)") }
        #expect(cookies.count <= 100 && cookies.count >= 90)
    }

    @Test func oneClientCannotEvictTheCookiesOfOthers() throws {
        let cookies = CookieRegistry(maximum: 100)
        let cookie = try #require(cookies.notePage(of: "/open", for: nil, at: "a"))
        for _ in 0..<1_000 { _ = cookies.notePage(of: "/open", for: nil, at: "b") }
        #expect(cookies.knows(cookie) && cookies.count <= 11)
    }

    @Test func cookiesInUseAreRememberedLongest() throws {
        let cookies = CookieRegistry(maximum: 100)
        let used = try #require(cookies.notePage(of: "/open", for: nil, at: "a"))
        let unused = try #require(cookies.notePage(of: "/open", for: nil, at: "a"))
        for _ in 0..<10 {
            _ = cookies.notePage(of: "/open", for: nil, at: "a")
            #expect(cookies.hasServed("/open", to: used))
        }
        #expect(!cookies.knows(unused))
    }
}
