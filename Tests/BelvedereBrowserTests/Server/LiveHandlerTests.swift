@_spi(Hosting) import Belvedere
import Dispatch
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Synchronization
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// Tests of the handler for the server's end of a page's socket, one event after the other.
@Suite(.timeLimit(minutes: 5)) struct LiveHandlerTests {
    /// Facts that a screen reports to its test.
    private final class Notes: Sendable {
        let executor = Mutex<SessionExecutor?>(nil)
        /// For each press: whether it was handled on the event loop of the socket.
        let places = Mutex<[Bool]>([])
        let loop = Mutex<(any EventLoop)?>(nil)
        let isSlow = Atomic(false)
        var handled: [Bool] { places.withLock { $0 } }

        /// Waits until the session has no more work. It sends its first frame a moment before that.
        func untilAtRest() async { await executor.withLock { $0 }?.untilAtRest() }
    }

    /// Makes a screen with a button and a label that shows the number of its presses.
    private static func counting(_ notes: Notes = Notes()) -> @Sendable (SessionContext) -> Window {
        { context in
            notes.executor.withLock { $0 = context.executor }
            let label = Label("0")
            var count = 0
            return Window(
                Screen(
                    title: "Counting",
                    content: Stack(
                        label,
                        Button("Press") {
                            let isOnLoop = notes.loop.withLock { $0 }?.inEventLoop == true
                            notes.places.withLock { $0.append(isOnLoop) }
                            let start = ContinuousClock.now
                            while notes.isSlow.load(ordering: .relaxed), ContinuousClock.now - start <= TurnPlacement.limit {}
                            count += 1
                            label.text = String(count)
                        })))
        }
    }

    @Test func aPressIsAnsweredOnTheThreadOfTheSocket() async throws {
        let notes = Notes()
        let socket = try await TestSocket(Self.counting(notes))
        notes.loop.withLock { $0 = socket.channel.eventLoop }
        let press = try numberOfButton(in: try await socket.greet())
        // A session may run on the socket's thread only after some turns on threads of the pool. Do these turns.
        for number in 1...TurnPlacement.shortestAbsence + 1 {
            try await socket.say("\(number) \(number) \(press) a")
            #expect(try await socket.heard().contains("\"\(number)\""))
            await notes.untilAtRest()
        }
        #expect(notes.handled == Array(repeating: false, count: TurnPlacement.shortestAbsence) + [true])
    }

    @Test func framesThatComeTogetherAreAnsweredTogether() async throws {
        let socket = try await TestSocket(Self.counting())
        let press = try numberOfButton(in: try await socket.greet())
        try await socket.say(together: (1...5).map { "\($0) 1 \(press) a" })
        #expect(try await socket.heard().hasPrefix("[2,5,"))
    }

    @Test func framesThatComeBeforeTheSessionExistsWaitForIt() async throws {
        let socket = try await TestSocket(Self.counting())
        let press = try numberOfButton(in: try await socket.greet())
        // The numbers of the views are the same in each session, so the page can send a press immediately.
        let second = try await socket.reopened()
        try await second.say(together: ["hello 1 - 0 - en UTC /test", "1 0 \(press) a", "2 0 \(press) a"])
        var heard = ""
        while !heard.contains("\"2\"") { heard = try await second.heard() }
        #expect(heard.hasPrefix("[2,2,"))
    }

    @Test func aSessionThatIsBusyIsNotWaitedFor() async throws {
        let notes = Notes()
        let socket = try await TestSocket(Self.counting(notes))
        notes.loop.withLock { $0 = socket.channel.eventLoop }
        let press = try numberOfButton(in: try await socket.greet())
        let executor = try #require(notes.executor.withLock { $0 })
        let gate = DispatchSemaphore(value: 0), begun = AsyncStream.makeStream(of: Void.self)
        Task(executorPreference: executor) {
            begun.continuation.finish()
            wait(for: gate)
        }
        for await _ in begun.stream {}
        try await socket.say("1 1 \(press) a")
        // The event loop must be able to run other work meanwhile.
        try await socket.channel.eventLoop.submit { #expect(notes.handled.isEmpty) }.get()
        gate.signal()
        #expect(try await socket.heard().contains("\"1\""))
    }

    @Test func aSessionThatHoldsUpTheEventLoopRunsElsewhereForAWhile() async throws {
        let notes = Notes()
        let socket = try await TestSocket(Self.counting(notes))
        notes.loop.withLock { $0 = socket.channel.eventLoop }
        let press = try numberOfButton(in: try await socket.greet())
        let earned = TurnPlacement.shortestAbsence
        for number in 1...earned + 3 {
            notes.isSlow.store(number > earned, ordering: .relaxed)
            try await socket.say("\(number) \(number) \(press) a")
            #expect(try await socket.heard().contains("\"\(number)\""))
            await notes.untilAtRest()
        }
        #expect(notes.handled.dropFirst(earned) == [true, false, false])
    }

    @Test func framesThatComeTogetherBlockTheEventLoopForOneEventAtMost() async throws {
        let notes = Notes()
        let socket = try await TestSocket(Self.counting(notes))
        notes.loop.withLock { $0 = socket.channel.eventLoop }
        let press = try numberOfButton(in: try await socket.greet())
        let earned = TurnPlacement.shortestAbsence
        for number in 1...earned {
            try await socket.say("\(number) \(number) \(press) a")
            _ = try await socket.heard()
            await notes.untilAtRest()
        }
        notes.isSlow.store(true, ordering: .relaxed)
        try await socket.say(together: (1...20).map { "\(earned + $0) 1 \(press) a" })
        var heard = ""
        while !heard.contains("\"\(earned + 20)\"") { heard = try await socket.heard() }
        #expect(Array(notes.handled.dropFirst(earned)) == [true] + Array(repeating: false, count: 19))
    }

    @Test func framesThatComeWithTheEndOfTheConnectionCount() async throws {
        let notes = Notes()
        let socket = try await TestSocket(Self.counting(notes))
        let press = try numberOfButton(in: try await socket.greet())
        try await socket.say(together: ["1 1 \(press) a", "0 1 bye"], closing: .goingAway)
        try await socket.untilSessions(are: 0)
        #expect(notes.handled.count == 1)
    }

    @Test func pingsAreNotAnsweredWhileTheAnswersAreNotRead() async throws {
        var options = BrowserOptions()
        options.framesPerSecond = 1
        options.frameBurst = 10
        let socket = try await TestSocket(options: options, Self.counting())
        let ping = TestSocket.frame(.ping, ByteBuffer(string: "here?"))
        try await socket.channel.eventLoop.submit { [channel = socket.channel] in
            for _ in 0..<10_000 { channel.pipeline.fireChannelRead(ping) }
            channel.pipeline.fireChannelReadComplete()
        }.get()
        #expect(socket.isReading == false)
        var answers = 0
        while try await socket.channel.readOutbound(as: WebSocketFrame.self) != nil { answers += 1 }
        #expect(answers == 11)
    }

    @Test func nothingIsReadWhileTheSessionIsBeingMade() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.channel.eventLoop.submit { [channel = socket.channel] in
            channel.pipeline.fireChannelRead(TestSocket.frame(.text, ByteBuffer(string: "hello 1 - 0 - en UTC /test")))
            channel.pipeline.fireChannelReadComplete()
        }.get()
        #expect(socket.isReading != nil)
        _ = try await socket.heard()
        try await until { socket.isReading == true }
    }

    @Test func aPauseThatEndsWhileTheSessionIsMadeReadsNothing() async throws {
        let gate = DispatchSemaphore(value: 0)
        var options = BrowserOptions()
        options.framesPerSecond = 1
        options.frameBurst = 1
        let socket = try await TestSocket(options: options) { _ in
            wait(for: gate)
            return Window(Screen(title: "Slow"))
        }
        let ping = TestSocket.frame(.ping)
        try await socket.give(ping)
        try await socket.give(ping)
        try await socket.say("hello 1 - 0 - en UTC /test")
        await socket.channel.testingEventLoop.advanceTime(by: .seconds(5))
        #expect(socket.isReading == false)
        gate.signal()
        try await until { socket.isReading == true }
    }

    @Test func aRefusedPageIsNotListenedTo() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.say("hello 1 - 0 - en UTC /nowhere")
        #expect(try await socket.ending() == CloseCode.refused)
        try await until { socket.isReading == true }
        for _ in 0..<100 { try await socket.give(TestSocket.frame(.binary, ByteBuffer(bytes: [0]))) }
        #expect(socket.host.registry.count == 0)
        #expect(socket.warnings.value == 0)
    }

    @Test func repeatedMisbehaviourIsLoggedOnce() async throws {
        let socket = try await TestSocket(Self.counting())
        for _ in 0..<100 { try await socket.give(TestSocket.frame(.binary, ByteBuffer(bytes: [0]))) }
        #expect(socket.warnings.value == 1)
    }

    @Test func aPageThatMisbehavesWhileItsSessionIsMadeHasNone() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.channel.eventLoop.submit { [channel = socket.channel] in
            channel.pipeline.fireChannelRead(TestSocket.frame(.text, ByteBuffer(string: "hello 1 - 0 - en UTC /test")))
            channel.pipeline.fireChannelRead(TestSocket.frame(.binary, ByteBuffer(bytes: [0])))
            channel.pipeline.fireChannelReadComplete()
        }.get()
        #expect(try await socket.ending() == CloseCode.refused)
        try await socket.untilSessions(are: 0)
    }

    @Test func framesBeyondTheBudgetAreReadLaterAndNotLost() async throws {
        var options = BrowserOptions()
        options.framesPerSecond = 1
        options.frameBurst = 4
        let socket = try await TestSocket(options: options, Self.counting())
        let press = try numberOfButton(in: try await socket.greet())
        try await socket.say(together: (1...5).map { "\($0) 1 \(press) a" })
        #expect(try await socket.heard().hasPrefix("[2,4,"))
        #expect(socket.isReading == false)
        await socket.channel.testingEventLoop.advanceTime(by: .seconds(2))
        #expect(try await socket.heard().hasPrefix("[3,5,"))
        await socket.channel.testingEventLoop.advanceTime(by: .seconds(5))
        #expect(socket.isReading == true)
    }

    @Test func aNewConnectionDoesNotRenewTheBudgetOfFrames() async throws {
        var options = BrowserOptions()
        options.framesPerSecond = 1
        options.frameBurst = 4
        let socket = try await TestSocket(options: options, Self.counting())
        let first = try await socket.greet()
        let press = try numberOfButton(in: first)
        try await socket.say(together: (1...4).map { "\($0) 1 \(press) a" })
        #expect(try await socket.heard().hasPrefix("[2,4,"))
        try await socket.channel.close()
        let name = try #require(first.firstRange(of: "\"hi\",\"").map { first[$0.upperBound...].prefix { $0 != "\"" } })
        let second = try await socket.reopened()
        try await second.say("hello 1 \(name) 2 - en UTC /test")
        _ = try await second.heard()
        try await second.say(together: ["5 2 \(press) a", "6 2 \(press) a"])
        var heard = try await second.heard()
        while !heard.contains("\"5\"") { heard = try await second.heard() }
        #expect(second.isReading == false)
        await second.channel.testingEventLoop.advanceTime(by: .seconds(5))
        while !heard.contains("\"6\"") { heard = try await second.heard() }
    }

    @Test func aPageWithoutASessionMayNotSayMuch() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.channel.eventLoop.submit { [channel = socket.channel] in
            for _ in 0..<1_000 { channel.pipeline.fireChannelRead(TestSocket.frame(.ping)) }
            channel.pipeline.fireChannelReadComplete()
        }.get()
        try await until { socket.isReading == false }
        var answers = 0
        while try await socket.channel.readOutbound(as: WebSocketFrame.self) != nil { answers += 1 }
        #expect(answers <= FrameMeter.greetingBurst + 1)
    }

    @Test func eventsOfASessionThatHasUsedItsTimeWaitAndAreNotLost() async throws {
        let time = ScriptedMeter()
        let socket = try await TestSocket(meter: time.meter) { _ in
            let label = Label("0")
            var count = 0
            return Window(
                Screen(
                    title: "Costly",
                    content: Stack(
                        label,
                        Button("Press") {
                            time.compute(for: .seconds(50))
                            count += 1
                            label.text = String(count)
                        })))
        }
        let press = try numberOfButton(in: try await socket.greet())
        // After one expensive event, the session need not wait: the next event is read immediately.
        try await socket.say("1 1 \(press) a")
        #expect(try await socket.heard().contains("\"1\""))
        // The host knows the time that an event needed only when the event's turn has ended.
        try await until { socket.owes }
        try await socket.say("2 2 \(press) a")
        #expect(socket.isReading == false)
        time.advance(by: .seconds(60))
        await socket.channel.testingEventLoop.advanceTime(by: TimeAmount(TurnAccount.longestWait))
        #expect(try await socket.heard().contains("\"2\""))
        #expect(socket.channel.isActive)
    }

    @Test func aNewPageOfTheSameAddressOwesWhatTheOthersHaveUsed() async throws {
        let time = ScriptedMeter()
        let socket = try await TestSocket(meter: time.meter, Self.counting())
        for _ in 0..<10 { socket.host.accounts.account(at: "test").charge(.seconds(10)) }
        let press = try numberOfButton(in: try await socket.greet())
        try await socket.say("1 1 \(press) a")
        #expect(socket.isReading == false)
        #expect(socket.host.accounts.account(at: "elsewhere").wait == .zero)
    }

    @Test func aSocketIsNotReadWhileItsSessionHasNotCaughtUp() async throws {
        var options = BrowserOptions()
        options.frameBurst = 10_000
        let notes = Notes()
        let socket = try await TestSocket(options: options, Self.counting(notes))
        let press = try numberOfButton(in: try await socket.greet())
        let executor = try #require(notes.executor.withLock { $0 })
        let gate = DispatchSemaphore(value: 0)
        Task(executorPreference: executor) { wait(for: gate) }
        let count = 2 * FrameInbox.limit
        try await socket.say(together: (1...count).map { "\($0) 1 \(press) a" })
        try await until { socket.isReading == false }
        gate.signal()
        var heard = ""
        while !heard.contains("\"\(count)\"") { heard = try await socket.heard() }
        try await until { socket.isReading == true }
    }

    @Test(arguments: ["", "hello", "hello 2 - 0 - en UTC /test", "1 0 3 a", "hello 1 - 0 - en UTC test", "hello 1 - x - en UTC /test"])
    func aWrongGreetingIsAnsweredAndEndsTheConnection(greeting: String) async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.say(greeting)
        let code = try await socket.ending()
        #expect(code == (greeting.hasPrefix("hello 2") ? CloseCode.outdated : CloseCode.refused))
        try await socket.untilSessions(are: 0)
        // The page does not respond to pings, so the host closes the connection.
        await socket.channel.testingEventLoop.advanceTime(by: .seconds(5))
        #expect(!socket.channel.isActive)
    }

    @Test func aSilentConnectionIsClosed() async throws {
        let socket = try await TestSocket(Self.counting())
        await socket.channel.testingEventLoop.advanceTime(by: .seconds(9))
        #expect(socket.channel.isActive)
        await socket.channel.testingEventLoop.advanceTime(by: .seconds(1))
        #expect(!socket.channel.isActive)
    }

    @Test func aPageThatHasGreetedMayBeSilent() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.greet()
        await socket.channel.testingEventLoop.advanceTime(by: .seconds(60))
        #expect(socket.channel.isActive)
    }

    @Test(arguments: ["1", "x 1 3 a", "9 1 3 a", "1 99 3 a", "1 1 3 nonsense"])
    func aBadFrameEndsTheSessionThatItCameFor(frame: String) async throws {
        let socket = try await TestSocket(Self.counting())
        let other = try await socket.reopened()
        try await socket.greet()
        let press = try numberOfButton(in: try await other.greet())
        try await socket.say(frame)
        #expect(try await socket.ending() == CloseCode.refused)
        try await other.say("1 1 \(press) a")
        #expect(try await other.heard().contains("\"1\""))
        try await socket.untilSessions(are: 1)
    }

    @Test func bytesAreNoFrames() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.greet()
        try await socket.give(TestSocket.frame(.binary, ByteBuffer(bytes: [0, 1])))
        #expect(try await socket.ending() == CloseCode.refused)
    }

    @Test func textThatIsNoTextEndsTheSession() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.greet()
        try await socket.give(TestSocket.frame(.text, ByteBuffer(bytes: [0xff, 0xfe])))
        #expect(try await socket.ending() == CloseCode.refused)
    }

    @Test func aPingIsAnsweredWithWhatItSaid() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.give(TestSocket.frame(.ping, ByteBuffer(string: "here?")))
        let answer = try await socket.next()
        #expect(answer.opcode == .pong && String(buffer: answer.data) == "here?")
    }

    @Test func aPageThatEndsTheConnectionIsToldThatItIsHeard() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.greet()
        var data = ByteBuffer()
        data.write(webSocketErrorCode: .goingAway)
        data.writeString("because")
        try await socket.give(TestSocket.frame(.connectionClose, data))
        #expect(try await socket.ending() == .goingAway)
        #expect(!socket.channel.isActive)
    }

    @Test(arguments: [1000, 1001, 1003, 1007, 1011, 1014, 3000, 4999]) func theCodeOfAnEndIsAnswered(code: Int) async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.greet()
        try await socket.give(TestSocket.frame(.connectionClose, ByteBuffer(integer: UInt16(code))))
        #expect(try await socket.ending() == WebSocketErrorCode(codeNumber: code))
        #expect(!socket.channel.isActive)
    }

    @Test(
        arguments: [
            [0], [0, 0], [3, 231], [3, 236], [3, 237], [3, 238], [3, 247], [11, 183], [19, 136], [255, 255], [3, 232, 255],
        ] as [[UInt8]])
    func anEndWithACodeThatNobodyMaySendIsAProtocolError(payload: [UInt8]) async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.greet()
        try await socket.give(TestSocket.frame(.connectionClose, ByteBuffer(bytes: payload)))
        #expect(try await socket.ending() == .protocolError)
        try await socket.untilSessions(are: 0)
        await socket.channel.testingEventLoop.advanceTime(by: .seconds(1))
        #expect(!socket.channel.isActive)
    }

    @Test func aPageThatSaysGoodbyeLeavesNothing() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.greet()
        try await socket.say("0 1 bye")
        #expect(try await socket.ending() == CloseCode.ended)
        try await socket.untilSessions(are: 0)
    }

    @Test func aPageWhoseSocketWasCutFindsItsSessionAgain() async throws {
        let socket = try await TestSocket(Self.counting())
        let first = try await socket.greet()
        let press = try numberOfButton(in: first)
        try await socket.say("1 1 \(press) a")
        #expect(try await socket.heard().contains("\"1\""))
        let name = try #require(first.firstRange(of: "\"hi\",\"").map { first[$0.upperBound...].prefix { $0 != "\"" } })
        let visitor = Visitor(cookie: socket.cookie, address: "test")
        let session = try #require(socket.host.registry.session(named: String(name), of: visitor, path: "/test"))
        #expect(session.account.lane != .unattended)
        try await socket.channel.close()
        // Nobody waits for the turns of the session now.
        #expect(session.account.lane == .unattended)
        let second = try await socket.reopened()
        // The response to the press was lost, so the host sends it again. The press itself must not count twice.
        try await second.say("hello 1 \(name) 1 - en UTC /test")
        #expect(try await second.heard().contains("\"1\""))
        #expect(session.account.lane != .unattended)
        try await second.say("1 2 \(press) a")
        try await second.say("2 2 \(press) a")
        var heard = ""
        while !heard.contains("\"2\"") { heard = try await second.heard() }
        try await socket.untilSessions(are: 1)
    }

    @Test func theEndOfTheProcessIsTold() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.greet()
        try await socket.channel.eventLoop.submit { [channel = socket.channel] in
            channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        }.get()
        #expect(try await socket.ending() == .goingAway)
        try await socket.untilSessions(are: 0)
        #expect(try await refusal(of: socket.reopened()) == CloseCode.busy)
    }

    @Test func aPageBeyondTheLimitIsTold() async throws {
        var options = BrowserOptions()
        options.maximumSessionsPerAddress = 1
        let socket = try await TestSocket(options: options, Self.counting())
        try await socket.greet()
        #expect(try await refusal(of: socket.reopened()) == CloseCode.busy)
    }

    private func refusal(of socket: TestSocket) async throws -> WebSocketErrorCode? {
        try await socket.say("hello 1 - 0 - en UTC /test")
        return try await socket.ending()
    }
}

/// Blocks the calling thread, like a handler with a long computation.
private func wait(for gate: DispatchSemaphore) { gate.wait() }
