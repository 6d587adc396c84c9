@testable import BelvedereBrowser
import BelvedereHeadless
import Testing

@testable import BelvedereLogins

/// Tests that logins continue after a restart of the server, with everything that ends them.
struct StoredLoginTests {
    private let clock = TestClock()
    private let store = StandInLogins()
    private let hour = Duration.seconds(3600), day = Duration.seconds(86_400)

    /// Starts the server. Each start has a clock of its own, as each process has.
    private func start(at date: Double = 1_000_000) async throws -> (registry: LoginRegistry, clock: TestClock) {
        let clock = TestClock()
        let registry = LoginRegistry(clock: clock, store: store) { date + (clock.now.offset / .seconds(1)) }
        try await registry.open()
        return (registry, clock)
    }

    private func begin(_ name: String = "ann", isRemembered: Bool = false, in registry: LoginRegistry) async throws -> String {
        let cookie = registry.begin(name, passwordHash: "hash", isRemembered: isRemembered).text
        try await registry.write()
        return cookie
    }

    @Test(arguments: [false, true]) func aPersonStaysLoggedInAfterARestart(isRemembered: Bool) async throws {
        let cookie = try await begin(isRemembered: isRemembered, in: start().registry)
        let registry = try await start(at: 1_000_600).registry
        let login = try #require(registry.login(of: cookie))
        #expect(login.name == "ann" && login.passwordHash == "hash" && login.isRemembered == isRemembered)
        // The second question compares the secret itself, because the server knows it by now.
        #expect(registry.login(of: cookie) != nil)
    }

    @Test func theStoreHasNoSecret() async throws {
        let cookie = try await begin(isRemembered: true, in: start().registry)
        let secret = try #require(cookie.split(separator: ".").last)
        #expect(store.contents.count == 1 && !store.contents[0].contains(secret))
    }

    @Test func aForgedCookieIsRefusedAfterARestart() async throws {
        let cookie = try await begin(in: start().registry)
        let registry = try await start().registry
        let identifier = cookie.prefix { $0 != "." }
        #expect(registry.login(of: identifier + "." + String(repeating: "A", count: 32)) == nil)
        #expect(registry.login(of: cookie) != nil)
    }

    @Test func aLoginWithoutAHashAdmitsNobody() async throws {
        let cookie = try await begin(in: start().registry)
        let identifier = String(cookie.prefix { $0 != "." })
        let secret = try #require(StoredLogin(store.contents[0])).secret
        try await store.updateLogin(identifier, content: store.contents[0].replacing(secret.replacing("/", with: "\\/"), with: ""))
        let registry = try await start().registry
        #expect(registry.count == 1 && registry.login(of: cookie) == nil)
    }

    @Test func peopleWhoLogOutStayLoggedOutAfterARestart() async throws {
        let first = try await start().registry
        let one = try await begin(in: first), two = try await begin(in: first), three = try await begin(in: first)
        let bob = try await begin("bob", in: first)
        first.end(cookie: one)
        try await first.write()
        let second = try await start().registry
        #expect(second.login(of: one) == nil && second.login(of: two) != nil)
        second.endAll(of: "Ann ")
        try await second.write()
        let third = try await start().registry
        #expect(third.login(of: two) == nil && third.login(of: three) == nil && third.login(of: bob) != nil)
        #expect(store.contents.count == 1)
    }

    @Test func anUnusedLoginEndsDuringARestart() async throws {
        let (first, clock) = try await start()
        let cookie = try await begin(in: first)
        await clock.advance(by: hour)
        let second = try await start(at: 1_000_000 + 7_199)
        #expect(second.registry.login(of: cookie) != nil)
        await second.clock.advance(by: .seconds(1))
        #expect(second.registry.login(of: cookie) == nil)
        #expect(try await start(at: 1_000_000 + 7_200).registry.login(of: cookie) == nil)
        #expect(store.contents.isEmpty)
    }

    @Test func theEndAfterTwelveHoursHoldsOverRestarts() async throws {
        let cookie = try await begin(in: start().registry)
        let (registry, clock) = try await start(at: 1_000_000 + 3_600)
        let lease = try #require(registry.login(of: cookie)).lease
        #expect(lease.remaining == hour * 11)
        await clock.advance(by: hour * 11)
        #expect(lease.hasEnded && registry.login(of: cookie) == nil)
    }

    @Test func settingTheDateBackProlongsNoLogin() async throws {
        let cookie = try await begin(isRemembered: true, in: start().registry)
        #expect(try await start(at: 999_970).registry.login(of: cookie)?.lease.remaining == day * 30)
        #expect(try await start(at: 999_000).registry.login(of: cookie) == nil)
    }

    @Test func anOldSecretEndsTheLoginForBothAfterARestart() async throws {
        let (first, clock) = try await start()
        let stolen = try await begin(isRemembered: true, in: first)
        await clock.advance(by: day)
        let new = try #require(first.renew(stolen)).text
        try await first.write()
        // A page that was loading during the renewal and the restart is no theft.
        #expect(try await start(at: 1_086_459).registry.login(of: stolen) != nil)
        let second = try await start(at: 1_086_461).registry
        let lease = try #require(second.login(of: new)).lease
        #expect(second.login(of: stolen) == nil && lease.hasEnded && second.login(of: new) == nil)
        try await second.write()
        #expect(store.contents.isEmpty)
    }

    @Test func aLoginThatAnotherProgramRemovesEndsWithinASecond() async throws {
        let (registry, clock) = try await start()
        let cookie = try await begin(in: registry), other = try await begin("bob", in: registry)
        let lease = try #require(registry.login(of: cookie)).lease
        try await store.removeLogins(of: "ann")
        await clock.advance(by: .seconds(1))
        try await registry.removeEnded()
        #expect(lease.hasEnded && registry.login(of: cookie) == nil && registry.login(of: other) != nil)
    }

    @Test func theServerAsksEachSecondForRemovedLogins() async throws {
        let (registry, clock) = try await start()
        let cookie = try await begin(in: registry)
        let lease = try #require(registry.login(of: cookie)).lease
        try await store.removeLogins(of: "ann")
        let ended = AsyncStream.makeStream(of: Void.self)
        lease.term.observe(for: registry) { ended.continuation.finish() }
        await clock.advance(by: .seconds(1))
        for await _ in ended.stream {}
        #expect(lease.hasEnded)
    }

    @Test func aStoreThatFailsAdmitsNobodyAndIsAskedAgain() async throws {
        let cookie = try await begin(in: start().registry)
        store.setBroken(true)
        let registry = LoginRegistry(clock: clock, store: store) { 1_000_000 }
        await #expect(throws: (any Error).self) { try await registry.open() }
        store.setBroken(false)
        try await registry.open()
        #expect(registry.login(of: cookie) != nil)
    }

    @Test func aLogoutDuringAFailureReachesTheStoreLater() async throws {
        let registry = try await start().registry
        let cookie = try await begin(in: registry)
        store.setBroken(true)
        registry.end(cookie: cookie)
        await #expect(throws: (any Error).self) { try await registry.write() }
        #expect(registry.login(of: cookie) == nil && store.contents.count == 1)
        store.setBroken(false)
        try await registry.removeEnded()
        #expect(store.contents.isEmpty)
    }

    @Test func aContentThatIsNoLoginIsRemoved() async throws {
        try await store.addLogin("x", account: "ann", content: "{}")
        let registry = try await start().registry
        try await registry.write()
        #expect(registry.count == 0 && store.contents.isEmpty)
    }
}
