import Foundation
import Logins
import Testing

/// Who has logged in.
struct LoginRegistryTests {
    private let hands = Hands()
    private let day: TimeInterval = 86_400

    private var registry: LoginRegistry { LoginRegistry(now: hands.now) }

    @Test func aCookieIdentifiesItsLogin() {
        let registry = registry
        let cookie = registry.begin("ann", isRemembered: false)
        #expect(registry.login(of: cookie)?.name == "ann")
        #expect(registry.begin("ann", isRemembered: false) != cookie)
    }

    @Test func aForgedCookieIsRefused() throws {
        let registry = registry
        let cookie = registry.begin("ann", isRemembered: true)
        let identifier = cookie.prefix { $0 != "." }
        let others = [
            "", ".", String(cookie.dropLast()), cookie + "A", identifier + "." + String(repeating: "A", count: 32),
            LoginRegistry(now: hands.now).begin("ann", isRemembered: true), String(repeating: ".", count: 65), cookie.uppercased(),
        ]
        for other in others { #expect(registry.login(of: other) == nil && registry.renew(other) == nil, "\(other)") }
        #expect(registry.login(of: cookie) != nil)
    }

    @Test func aLoginEndsWhenNobodyUsesIt() {
        let registry = registry
        let cookie = registry.begin("ann", isRemembered: false)
        hands.move(by: 11 * 3600)
        #expect(registry.login(of: cookie) != nil)
        hands.move(by: 12 * 3600)
        #expect(registry.login(of: cookie) == nil && registry.count == 0)
    }

    @Test func aRememberedLoginLastsThirtyDays() {
        let registry = registry
        let cookie = registry.begin("ann", isRemembered: true)
        hands.move(by: 29 * day)
        #expect(registry.login(of: cookie) != nil)
        hands.move(by: 30 * day)
        #expect(registry.login(of: cookie) == nil)
    }

    @Test func aRememberedLoginGetsANewSecretEachDay() throws {
        let registry = registry
        let old = registry.begin("ann", isRemembered: true)
        #expect(registry.login(of: old)?.needsRenewal == false)
        hands.move(by: day)
        #expect(registry.login(of: old)?.needsRenewal == true)
        let new = try #require(registry.renew(old))
        #expect(registry.login(of: new)?.needsRenewal == false)
        // A page that was loading meanwhile.
        hands.move(by: 59)
        #expect(registry.login(of: old)?.name == "ann")
        #expect(registry.renew(old) == nil)
    }

    @Test func anOldSecretEndsTheLoginForBoth() throws {
        let registry = registry
        let stolen = registry.begin("ann", isRemembered: true)
        hands.move(by: day)
        let new = try #require(registry.renew(stolen))
        hands.move(by: 61)
        #expect(registry.login(of: stolen) == nil)
        #expect(registry.login(of: new) == nil)
    }

    @Test func loggingOutEverywhereEndsAllLoginsOfOnePerson() {
        let registry = registry
        let cookies = (0..<3).map { _ in registry.begin("ann", isRemembered: true) }
        let bob = registry.begin("bob", isRemembered: false)
        _ = registry.end(cookie: cookies[0])
        #expect(registry.login(of: cookies[0]) == nil && registry.login(of: cookies[1]) != nil)
        registry.endAll(of: "ann")
        #expect(cookies.allSatisfy { registry.login(of: $0) == nil } && registry.login(of: bob) != nil)
    }

    @Test func onePersonHasABoundedNumberOfLogins() {
        let registry = registry
        for _ in 0..<100 { _ = registry.begin("ann", isRemembered: true) }
        #expect(registry.count == 20)
    }
}
