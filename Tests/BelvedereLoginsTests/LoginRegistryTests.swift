import BelvedereBrowser
import BelvedereHeadless
import Testing

@testable import BelvedereLogins

/// Tests the registry of current logins.
struct LoginRegistryTests {
    private let clock = TestClock()
    private let hour = Duration.seconds(3600), day = Duration.seconds(86_400)

    private var registry: LoginRegistry { LoginRegistry(clock: clock) }

    @Test func aCookieIdentifiesItsLogin() {
        let registry = registry
        let cookie = registry.begin("ann", isRemembered: false).text
        #expect(registry.login(of: cookie)?.name == "ann")
        #expect(registry.begin("ann", isRemembered: false).text != cookie)
    }

    @Test func aForgedCookieIsRefused() throws {
        let registry = registry
        let cookie = registry.begin("ann", isRemembered: true).text
        let identifier = cookie.prefix { $0 != "." }
        let others = [
            "", ".", String(cookie.dropLast()), cookie + "A", identifier + "." + String(repeating: "A", count: 32),
            LoginRegistry(clock: clock).begin("ann", isRemembered: true).text, String(repeating: ".", count: 65), cookie.uppercased(),
        ]
        for other in others { #expect(registry.login(of: other) == nil && registry.renew(other) == nil, "\(other)") }
        #expect(registry.login(of: cookie) != nil)
    }

    @Test("A login ends when nobody uses it, and asking about its cookie is no use")
    func idleness() async throws {
        let registry = registry
        let cookie = registry.begin("ann", isRemembered: false)
        #expect(cookie.age == nil)
        await clock.advance(by: hour)
        let login = try #require(registry.login(of: cookie.text))
        await clock.advance(by: hour)
        #expect(login.lease.hasEnded && registry.login(of: cookie.text) == nil && registry.count == 0)
    }

    @Test("A login ends twelve hours after its beginning, and a remembered one after thirty days", arguments: [false, true])
    func absoluteEnd(isRemembered: Bool) async throws {
        var lifetimes = LoginRegistry.Lifetimes()
        lifetimes.idle = day
        let registry = LoginRegistry(lifetimes: lifetimes, clock: clock)
        var cookie = registry.begin("ann", isRemembered: isRemembered).text
        let lease = try #require(registry.login(of: cookie)).lease
        for _ in 0..<11 {
            await clock.advance(by: isRemembered ? day * 2 : hour)
            if let new = registry.renew(cookie) { cookie = new.text }
            #expect(registry.login(of: cookie) != nil)
        }
        #expect(lease.remaining == (isRemembered ? day * 8 : hour))
        await clock.advance(by: lease.remaining ?? .zero)
        #expect(lease.hasEnded && registry.login(of: cookie) == nil)
    }

    @Test func aRememberedLoginGetsANewSecretEachDay() async throws {
        let registry = registry
        let old = registry.begin("ann", isRemembered: true)
        #expect(registry.login(of: old.text)?.needsRenewal == false)
        // The browser keeps the cookie a day longer than it is valid, so that the page can report its end.
        #expect(old.age == 31 * 86_400)
        await clock.advance(by: day)
        #expect(registry.login(of: old.text)?.needsRenewal == true)
        let new = try #require(registry.renew(old.text))
        #expect(registry.login(of: new.text)?.needsRenewal == false && new.age == 30 * 86_400)
        // The old secret still works for a page that was loading during the renewal.
        await clock.advance(by: .seconds(59))
        #expect(registry.login(of: old.text)?.name == "ann")
        #expect(registry.renew(old.text) == nil)
    }

    @Test("A login that is not to be remembered is never renewed")
    func noRenewalWithoutRememberMe() async {
        let registry = registry
        let cookie = registry.begin("ann", isRemembered: false).text
        await clock.advance(by: hour)
        #expect(registry.renew(cookie) == nil)
        #expect(registry.login(of: cookie)?.isRemembered == false)
    }

    @Test func anOldSecretEndsTheLoginForBoth() async throws {
        let registry = registry
        let stolen = registry.begin("ann", isRemembered: true).text
        await clock.advance(by: day)
        let new = try #require(registry.renew(stolen)).text
        let lease = try #require(registry.login(of: new)).lease
        await clock.advance(by: .seconds(61))
        #expect(!lease.hasEnded)
        #expect(registry.login(of: stolen) == nil)
        // The pages of both end here, not at their next request.
        #expect(lease.hasEnded && registry.login(of: new) == nil)
    }

    @Test func loggingOutEverywhereEndsAllLoginsOfOnePerson() throws {
        let registry = registry
        let cookies = (0..<3).map { _ in registry.begin("ann", isRemembered: true).text }
        let leases = try cookies.map { try #require(registry.login(of: $0)).lease }
        let bob = registry.begin("bob", isRemembered: false).text
        registry.end(cookie: cookies[0])
        #expect(leases.map(\.hasEnded) == [true, false, false] && registry.login(of: cookies[0]) == nil)
        registry.endAll(of: "ann")
        #expect(leases.allSatisfy(\.hasEnded) && registry.login(of: bob)?.lease.hasEnded == false)
    }

    @Test func onePersonHasABoundedNumberOfLogins() throws {
        let registry = registry
        let first = try #require(registry.login(of: registry.begin("ann", isRemembered: true).text)).lease
        for _ in 0..<19 { _ = registry.begin("ann", isRemembered: true) }
        #expect(!first.hasEnded)
        _ = registry.begin("ann", isRemembered: true)
        #expect(first.hasEnded)
        for _ in 0..<100 { _ = registry.begin("ann", isRemembered: true) }
        #expect(registry.count == 20)
    }

    @Test("The leases of a store that is gone have ended")
    func theStoreGoes() throws {
        var registry: LoginRegistry? = registry
        let cookie = try #require(registry?.begin("ann", isRemembered: true)).text
        weak let lease = registry?.login(of: cookie)?.lease
        #expect(lease != nil)
        registry = nil
        #expect(lease == nil)
    }
}
