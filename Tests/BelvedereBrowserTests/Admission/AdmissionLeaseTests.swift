@_spi(Hosting) import Belvedere
import BelvedereHeadless
import Dispatch
import NIOCore
import NIOWebSocket
import Synchronization
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of the effect that the end of a person's login has on the person's open pages.
@Suite(.timeLimit(minutes: 5)) struct AdmissionLeaseTests {
    /// A store of logins with a single login.
    private final class Store: Sendable {
        let lease: Mutex<AdmissionLease?>
        private let values: SessionValues

        init(_ lease: AdmissionLease, _ values: SessionValues = SessionValues()) {
            self.lease = Mutex(lease)
            self.values = values
        }

        @Sendable func admit(_ request: AdmissionRequest) -> Admission {
            lease.withLock { $0 }.map { .allow(values, for: $0) } ?? .redirect(to: "/login")
        }

        func forget() { lease.withLock { $0 = nil } }
    }

    private static let dismissed = WebSocketErrorCode.unknown(4003)
    private static let hour = Duration.seconds(3600)

    /// Makes a screen with a button that calls `act` and then increases a number.
    private static func counting(
        _ presses: Tally = Tally(), _ act: @escaping @Sendable () -> Void = {}
    ) -> @Sendable (SessionContext) -> Window {
        { _ in
            Window(
                Screen(
                    title: "Delete",
                    content: Button(
                        "Delete",
                        action: {
                            act()
                            presses.increment()
                        })))
        }
    }

    private func session(in greeting: String, of socket: TestSocket) throws -> BrowserSession {
        let name = try String(#require(greeting.firstMatch(of: /\["hi","([^"]+)"/)).1)
        return try #require(socket.host.registry.session(named: name, of: Visitor(cookie: socket.cookie, address: "test"), path: "/test"))
    }

    enum Ending: CaseIterable {
        case byTheStore, byBeingForgotten, byItsTime, byIdleness
    }

    @Test("Every end of a login ends its open page", arguments: Ending.allCases)
    func everyEndEndsThePage(_ ending: Ending) async throws {
        let clock = TestClock()
        let store = Store(AdmissionLease(for: Self.hour * 12, idle: ending == .byIdleness ? Self.hour : nil, clock: clock))
        let socket = try await TestSocket(admit: store.admit, Self.counting())
        try await socket.greet()
        if ending == .byItsTime || ending == .byIdleness { try await until { clock.sleeperCount > 0 } }
        switch ending {
        case .byTheStore: store.lease.withLock { $0 }?.end()
        case .byBeingForgotten: store.forget()
        case .byItsTime: await clock.advance(by: Self.hour * 12)
        case .byIdleness: await clock.advance(by: Self.hour)
        }
        #expect(try await socket.ending() == Self.dismissed)
        try await socket.untilSessions(are: 0)
    }

    @Test("A page that waits for its connection ends with its login")
    func heldSessionsEnd() async throws {
        let store = Store(AdmissionLease(for: Self.hour))
        let socket = try await TestSocket(admit: store.admit, Self.counting())
        try await socket.greet()
        try await socket.channel.close()
        try await until { socket.host.registry.heldCount > 0 }
        store.forget()
        try await socket.untilSessions(are: 0)
        #expect(socket.host.registry.heldCount == 0)
    }

    @Test("Events in the queue are refused once the login has ended")
    func eventsInTheQueueAreRefused() async throws {
        let (store, presses) = (Store(AdmissionLease(for: Self.hour)), Tally())
        let socket = try await TestSocket(admit: store.admit, Self.counting(presses) { store.forget() })
        let press = try numberOfButton(in: try await socket.greet())
        // The five events arrive together. The first ends the login, so the others must have no effect.
        try await socket.say(together: (1...5).map { "\($0) 1 \(press) a" })
        #expect(try await socket.ending() == Self.dismissed)
        #expect(presses.value == 1)
    }

    @Test("Events in the queue are refused once their sessions were ended from outside")
    func eventsInTheQueueAreRefusedAfterEnding() async throws {
        let presses = Tally(), core = Mutex<HostCore?>(nil)
        let socket = try await TestSocket(
            Self.counting(presses) {
                guard let registry = core.withLock({ $0 })?.registry else { return }
                // Use another thread: this one waits here, and other tests may occupy all threads of the pool.
                Task.detached(executorPreference: OwnThread()) { _ = await registry.end { _ in true } }
                // The session ends while its first event is still being handled.
                while registry.count > 0 {}
            })
        core.withLock { $0 = socket.host }
        let press = try numberOfButton(in: try await socket.greet())
        try await socket.say(together: (1...5).map { "\($0) 1 \(press) a" })
        #expect(try await socket.ending() == Self.dismissed)
        #expect(presses.value == 1)
    }

    @Test("An event that comes when the time is up is refused, however late the timer is")
    func theTimeCountsAndNotTheTimer() async throws {
        let clock = LateClock(), presses = Tally()
        let store = Store(AdmissionLease(for: Self.hour, clock: clock))
        let socket = try await TestSocket(admit: store.admit, Self.counting(presses) { clock.move(by: Self.hour) })
        let greeting = try await socket.greet()
        let press = try numberOfButton(in: greeting)
        let session = try session(in: greeting, of: socket)
        try await socket.say(together: (1...5).map { "\($0) 1 \(press) a" })
        try await until { presses.value > 0 }
        // The session responds only after the turn with these events has ended.
        #expect(await !session.isClosed)
        #expect(presses.value == 1)
        let other = try await socket.reopened()
        try await other.say("hello 1 - 0 - en UTC /test")
        #expect(try await other.ending() == Self.dismissed)
    }

    @Test("A login that is used does not end by idleness, and one whose page only lies open does")
    func useKeepsItAlive() async throws {
        let clock = TestClock(), presses = Tally()
        let lease = AdmissionLease(for: Self.hour * 12, idle: Self.hour, clock: clock)
        let store = Store(lease)
        let socket = try await TestSocket(admit: store.admit, Self.counting(presses))
        let greeting = try await socket.greet()
        let press = try numberOfButton(in: greeting)
        let session = try session(in: greeting, of: socket)
        for number in 1...5 {
            await clock.advance(by: .seconds(2700))
            try await socket.say("\(number) 1 \(press) a")
            try await until { presses.value >= number }
        }
        #expect(!lease.hasEnded && lease.remaining == .seconds(29_700))
        await clock.advance(by: .seconds(2700))
        #expect(try await session.receive("0 1 probe", on: 1) == .goesOn)
        try await until { clock.sleeperCount > 0 }
        await clock.advance(by: .seconds(900))
        #expect(lease.hasEnded && lease.remaining == .zero)
        #expect(try await socket.ending() == Self.dismissed)
    }

    @Test("A login that ends while its screens load gives no page")
    func anEndWhileAPageOpens() async throws {
        let store = Store(AdmissionLease(for: Self.hour))
        let socket = try await TestSocket(admit: store.admit) { context in
            store.forget()
            return Self.counting()(context)
        }
        try await socket.say("hello 1 - 0 - en UTC /test")
        #expect(try await socket.ending() == Self.dismissed)
        try await socket.untilSessions(are: 0)
    }

    @Test("A lease that nobody keeps lets nobody in")
    func aLeaseThatNobodyKeeps() async throws {
        let socket = try await TestSocket(admit: { _ in .allow(SessionValues(), for: AdmissionLease(for: Self.hour)) }, Self.counting())
        try await socket.say("hello 1 - 0 - en UTC /test")
        #expect(try await socket.ending() == Self.dismissed)
        #expect(socket.host.registry.count == 0)
    }

    @Test("Somebody may be let in for some time", arguments: [Duration.zero, .seconds(3600)])
    func forSomeTime(_ duration: Duration) async throws {
        let socket = try await TestSocket(admit: { _ in .allow(SessionValues(), for: duration) }, Self.counting())
        try await socket.say("hello 1 - 0 - en UTC /test")
        if duration > .zero {
            #expect(try await socket.heard().contains("Delete"))
        } else {
            #expect(try await socket.ending() == Self.dismissed)
        }
    }

    @Test("Nobody ends the lease of all who have no login")
    func unlimited() async throws {
        AdmissionLease.unlimited.end()
        #expect(!AdmissionLease.unlimited.hasEnded && AdmissionLease.unlimited.remaining == nil)
        let socket = try await TestSocket(admit: { _ in .allow(SessionValues(), for: .unlimited) }, Self.counting())
        #expect(try await socket.greet().contains("Delete"))
    }

    @Test("A page that goes on with a session follows the login that lets it in now")
    func theLatestLoginCounts() async throws {
        let clock = TestClock(), first = AdmissionLease(for: Self.hour)
        let store = Store(first)
        let socket = try await TestSocket(admit: store.admit, Self.counting())
        let name = try String(#require(try await socket.greet().firstMatch(of: /\["hi","([^"]+)"/)).1)
        store.lease.withLock { $0 = AdmissionLease(for: Self.hour, clock: clock) }
        let again = try await socket.reopened()
        try await again.say("hello 1 \(name) 1 - en UTC /test")
        try await until { clock.sleeperCount > 0 }
        first.end()
        try await again.say("0 1 probe")
        _ = try await again.heard()
        #expect(socket.host.registry.count == 1)
        await clock.advance(by: Self.hour)
        #expect(try await again.ending() == Self.dismissed)
    }

    @Test("A lease keeps nothing of sessions that have ended")
    func sessionsAreLetGo() async throws {
        let clock = TestClock()
        let store = Store(AdmissionLease(for: Self.hour, clock: clock))
        let socket = try await TestSocket(admit: store.admit, Self.counting())
        try await socket.greet()
        try await until { clock.sleeperCount > 0 }
        try await socket.say("0 1 bye")
        try await socket.untilSessions(are: 0)
        // The session has ended, so the timer for the end of its login must be cancelled.
        try await until { clock.sleeperCount == 0 }
        #expect(clock.sleeperCount == 0)
    }
}

/// A task executor that runs its jobs on a dispatch queue of its own.
private final class OwnThread: TaskExecutor {
    private let queue = DispatchQueue(label: "own")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// A clock that never wakes a sleeping task.
private final class LateClock: Clock {
    typealias Instant = TestClock.Instant
    private let time = Mutex(Instant(offset: .zero))
    var now: Instant { time.withLock { $0 } }
    var minimumResolution: Duration { .nanoseconds(1) }

    func move(by duration: Duration) { time.withLock { $0 = $0.advanced(by: duration) } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await TestClock().sleep(for: .seconds(1))
    }
}
