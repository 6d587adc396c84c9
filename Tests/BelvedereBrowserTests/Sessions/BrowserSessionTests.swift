@_spi(Hosting) import Belvedere
@_spi(Hosting) import BelvedereHeadless
import CoreMetrics
import Dispatch
import Logging
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

@Suite struct BrowserSessionTests {
    /// A screen that counts how often its controls were used.
    private final class CountingScreen: Screen {
        private(set) var count = 0

        init(seen: Tally, wrap: @escaping (View) -> View = { $0 }) {
            super.init(title: "Counting")
            let label = Label("0")
            func hit() {
                seen.increment()
                count += 1
                label.text = String(count)
            }
            let field = TextField("Field")
            field.onChange { _ in hit() }
            field.onSubmit { hit() }
            let controls = Stack(
                Button("Press") { hit() }, field, Toggle("Toggle").onChange { _ in hit() },
                Picker("Picker", choices: ["a", "b"]).onChange { _ in hit() }, FileField("File") { _ in hit() }
            )
            content = Stack(label, wrap(controls))
        }
    }

    private func session(
        clock: any Clock<Duration> = ContinuousClock(), from address: String = "test", options: BrowserOptions = BrowserOptions(),
        quota: UploadQuota? = nil, _ make: @escaping @Sendable (SessionContext) -> Window
    ) async -> BrowserSession {
        var options = options
        options.maximumFileSize = 1_000
        return await .opened(
            options: options, quota: quota, environment: SessionEnvironment(clock: clock), from: address, make
        )
    }

    private func text(_ bytes: [UInt8]?) -> String { bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing" }

    /// Returns, for each kind of view, the number of the view in the first frame.
    private func numbers(in frame: String) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for (name, marker) in [
            ("press", "\"button\",{\"id\":["), ("field", "\"class\":\"field\""), ("toggle", "\"class\":\"toggle\""),
            ("picker", "\"class\":\"field picker\""),
            ("file", "\"class\":\"file\""), ("screen", "\"class\":\"screen"),
        ] {
            let parts = frame.split(separator: "[").map(String.init)
            for index in parts.indices.dropFirst() {
                let markup = "[" + parts[index - 1] + "[" + parts[index]
                let isIt =
                    name == "press"
                    ? parts[index].contains("\"class\":\"button normal\",\"type\":\"button\"") : parts[index].contains(marker)
                if isIt, let number = Int(parts[index].prefix { $0.isNumber }), !markup.isEmpty, numbers[name] == nil {
                    numbers[name] = number
                }
            }
        }
        return numbers
    }

    @Test func aPageThatShowsTheSameIsTakenOver() async throws {
        let make: @Sendable (SessionContext) -> Window = { _ in Window(Screen(title: "Same", content: Label("Text"))) }
        let inert = Session(isInert: true)
        let node = await inert.perform { context in
            let window = make(context)
            window.open(in: context)
            return window.render()
        }
        await inert.close()
        let digest = PageRenderer.digest(of: node, .standard).description
        let session = await BrowserSession.opened(adopting: digest, make)
        let connection = try #require(await session.attach(received: 0))
        #expect(text(await session.nextFrame(for: connection)) == "[1,0,[\"hi\",\"\(session.identifier)\",120]]")
        await session.close()
    }

    @Test func aPageThatShowsSomethingElseIsReplaced() async throws {
        let session = await session { _ in Window(Screen(title: "New")) }
        let connection = try #require(await session.attach(received: 0))
        #expect(text(await session.nextFrame(for: connection)).contains("[\"whole\",[\"div\""))
        await session.close()
    }

    @Test func anEventIsAppliedOnceHoweverOftenItComes() async throws {
        let seen = Tally()
        let session = await session { _ in Window(CountingScreen(seen: seen)) }
        var connection = try #require(await session.attach(received: 0))
        let press = try #require(numbers(in: text(await session.nextFrame(for: connection)))["press"])
        #expect(try await session.receive("1 1 \(press) a", on: connection) == .goesOn)
        connection = try #require(await session.attach(received: 1))
        #expect(try await session.receive("1 1 \(press) a", on: connection) == .goesOn)
        #expect(try await session.receive("2 1 \(press) a", on: connection) == .goesOn)
        #expect(seen.value == 2)
        await #expect(throws: ProtocolViolation.self) { try await session.receive("4 1 \(press) a", on: connection) }
        #expect(try await session.receive("3 1 \(press) a", on: connection - 1) == .isStale)
        #expect(seen.value == 2)
        await session.close()
    }

    @Test func framesThatWereNotAcknowledgedComeAgain() async throws {
        let seen = Tally()
        let session = await session { _ in Window(CountingScreen(seen: seen)) }
        var connection = try #require(await session.attach(received: 0))
        let press = try #require(numbers(in: text(await session.nextFrame(for: connection)))["press"])
        _ = try await session.receive("1 1 \(press) a", on: connection)
        let lost = text(await session.nextFrame(for: connection))
        #expect(lost.contains("\"1\""))
        connection = try #require(await session.attach(received: 1))
        #expect(text(await session.nextFrame(for: connection)) == lost)
        #expect(await session.attach(received: 99) == nil)
        await session.close()
    }

    @Test func framesDoNotPileUpForAClientThatDoesNotRead() async throws {
        let seen = Tally()
        let session = await session { _ in Window(CountingScreen(seen: seen)) }
        let connection = try #require(await session.attach(received: 0))
        let press = try #require(numbers(in: text(await session.nextFrame(for: connection)))["press"])
        for number in 1...1_000 { _ = try await session.receive("\(number) 1 \(press) a", on: connection) }
        let frame = text(await session.nextFrame(for: connection))
        #expect(frame.hasPrefix("[2,1000,[\"go\"") || frame.hasPrefix("[2,1000,[\"t\""))
        #expect(frame.contains("\"1000\""))
        #expect(await session.keptBytes < 4_096)
        await session.close()
    }

    enum Obstacle: CaseIterable {
        case none, hidden, disabled, hiddenAncestor, disabledAncestor, gone, behindAlert
    }

    @Test("An event is honoured where a person could have caused it, and nowhere else", arguments: Obstacle.allCases)
    func forgedEvents(obstacle: Obstacle) async throws {
        let seen = Tally()
        let session = await session { _ in
            let outer = Stack()
            let screen = CountingScreen(seen: seen) { controls in
                outer.add(controls)
                return outer
            }
            let window = Window(screen)
            let trigger = Button("Obstruct") {
                let controls = outer.subviews.first
                switch obstacle {
                case .none: break
                case .hidden: controls?.subviews.forEach { $0.isHidden = true }
                case .disabled: controls?.subviews.forEach { $0.isEnabled = false }
                case .hiddenAncestor: outer.isHidden = true
                case .disabledAncestor: outer.isEnabled = false
                case .gone: if let controls { outer.remove(controls) }
                case .behindAlert: window.show(Alert("Wait"))
                }
            }
            screen.barItems = [trigger]
            return window
        }
        let connection = try #require(await session.attach(received: 0))
        let first = text(await session.nextFrame(for: connection))
        // The page bar is before the app's views, so this is the first button of the bar.
        let trigger = try #require(numbers(in: first)["press"])
        var number = 0
        func send(_ view: Int, _ event: String) async throws {
            number += 1
            #expect(try await session.receive("\(number) 1 \(view) \(event)", on: connection) == .goesOn)
        }
        try await send(trigger, "a")
        let field = try #require(numbers(in: first)["field"]), press = field - 1
        let fitting: [(Int, String)] = [
            (press, "a"), (field, "v 1 x"), (field, "s"), (field + 1, "c 1"), (field + 2, "m 1"),
        ]
        for (view, event) in fitting { try await send(view, event) }
        #expect(seen.value == (obstacle == .none ? fitting.count : 0))
        try await send(field + 3, "file 0 0 text/plain a")
        #expect(await (session.upload != nil) == (obstacle == .none))
        // A control must ignore each event that it does not know, and each value that it does not offer.
        let before = seen.value
        let events = ["a", "v 2 y", "v 1 y", "s", "c 0", "m 1", "m 9", "p 0", "w 0 9", "l", "file 0 0 text/plain a", "r 1 done"]
        let known = [press: ["a"], field: ["v 2 y", "s"], field + 1: ["c 0"], field + 2: ["m 1"], field + 3: ["file 0 0 text/plain a"]]
        for view in press...(field + 3) {
            for event in events where known[view]?.contains(event) != true { try await send(view, event) }
        }
        #expect(seen.value == before)
        await session.close()
    }

    @Test func sessionsOpenedAndClosedLeaveNothingBehind() async throws {
        let registry = SessionRegistry(options: BrowserOptions(), metrics: BrowserMetrics())
        let alive = Tally()
        final class Watched: Screen {
            private let alive: Tally
            init(_ alive: Tally) {
                self.alive = alive
                alive.increment()
                super.init(title: "Watched", content: Stack(Label("a"), Button("b") {}))
            }
            override func run() async { try? await Task.sleep(for: .seconds(1_000)) }
            deinit { alive.decrement() }
        }
        for _ in 0..<(Environment.isSoak ? 10_000 : 300) {
            let session = await session { _ in Window(Watched(alive)) }
            try await registry.add(session)
            let connection = try #require(await session.attach(received: 0))
            _ = await session.nextFrame(for: connection)
            await session.detach(connection)
            await registry.remove(session)
        }
        #expect(registry.count == 0)
        // The last tasks end on other threads, so wait for them.
        for _ in 0..<200_000 where alive.value > 0 { await Task.yield() }
        #expect(alive.value == 0)
    }

    @Test func aSessionIsHeldForItsTimeAndNoLonger() async throws {
        let clock = TestClock()
        var options = BrowserOptions()
        options.clock = clock
        options.hold = .seconds(120)
        let registry = SessionRegistry(options: options, metrics: BrowserMetrics())
        let session = await session { _ in Window(Screen()) }
        try await registry.add(session)
        await registry.hold(session, bytes: 10)
        await clock.advance(by: .seconds(119))
        #expect(registry.claim(session.identifier, for: Visitor(cookie: "another", address: "")) == nil)
        #expect(registry.claim(session.identifier, for: session.visitor) === session)
        await registry.hold(session, bytes: 10)
        await clock.advance(by: .seconds(121))
        try await until { registry.count == 0 }
        try await until { await session.isClosed }
    }

    @Test func theLongestHeldSessionsEndWhenThereAreTooMany() async throws {
        var options = BrowserOptions()
        options.maximumHeldSessions = 2
        options.maximumHeldBytes = 100
        options.clock = TestClock()
        let registry = SessionRegistry(options: options, metrics: BrowserMetrics())
        var sessions: [BrowserSession] = []
        for _ in 0..<3 {
            let session = await session { _ in Window(Screen()) }
            try await registry.add(session)
            await registry.hold(session, bytes: 10)
            sessions.append(session)
        }
        #expect(registry.heldCount == 2)
        #expect(await sessions[0].isClosed)
        await registry.hold(sessions[2], bytes: 95)
        #expect(await sessions[1].isClosed)
        #expect(registry.heldCount == 1)
        await registry.shutDown()
        #expect(registry.count == 0)
    }

    @Test func aHostIsFullWhenEverySessionHasItsPage() async throws {
        var options = BrowserOptions()
        options.maximumSessions = 1
        options.clock = TestClock()
        let registry = SessionRegistry(options: options, metrics: BrowserMetrics())
        #expect(!registry.isFull)
        let session = await session { _ in Window(Screen()) }
        try await registry.add(session)
        #expect(registry.isFull)
        // For a new visitor, a full registry may end a session that waits for its page to connect again. So with such a session it is not
        // full.
        await registry.hold(session, bytes: 10)
        #expect(!registry.isFull)
        await registry.shutDown()
    }

    @Test func oneAddressCannotEvictOthersSessions() async throws {
        var options = BrowserOptions()
        options.maximumHeldBytes = 100
        options.clock = TestClock()
        let registry = SessionRegistry(options: options, metrics: BrowserMetrics())
        let modest = await session(from: "modest") { _ in Window(Screen()) }
        try await registry.add(modest)
        await registry.hold(modest, bytes: 20)
        var greedy: [BrowserSession] = []
        for _ in 0..<5 {
            let session = await session(from: "greedy") { _ in Window(Screen()) }
            try await registry.add(session)
            await registry.hold(session, bytes: 40)
            greedy.append(session)
        }
        #expect(await !modest.isClosed)
        #expect(await greedy[0].isClosed)
        #expect(await !greedy[4].isClosed)
        await registry.shutDown()
    }

    @Test func aBusySessionHoldsUpNobodyAtTheEnd() async throws {
        let gate = DispatchSemaphore(value: 0), begun = AsyncStream.makeStream(of: Void.self)
        let registry = SessionRegistry(options: BrowserOptions(), metrics: BrowserMetrics())
        var sessions: [BrowserSession] = []
        for _ in 0..<4 {
            let session = await session { _ in Window(Screen()) }
            try await registry.add(session)
            sessions.append(session)
        }
        Task(executorPreference: sessions[0].taskExecutor) {
            begun.continuation.finish()
            block(on: gate)
        }
        for await _ in begun.stream {}
        async let end: Void = registry.shutDown()
        for session in sessions.dropFirst() {
            try await until { await session.isClosed }
        }
        gate.signal()
        await end
        #expect(await sessions[0].isClosed)
    }
}

/// Blocks the calling thread, like a handler with a long computation.
private func block(on gate: DispatchSemaphore) { gate.wait() }
