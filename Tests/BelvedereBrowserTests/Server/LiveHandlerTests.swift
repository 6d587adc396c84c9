@_spi(Hosting) import Belvedere
import Dispatch
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Synchronization
import TestSupport
import Testing

@_spi(Hosting) @testable import BelvedereBrowser

/// The server's end of a socket, event by event.
@Suite(.timeLimit(minutes: 5)) struct LiveHandlerTests {
    /// What a screen under test lets the test know.
    private final class Notes: Sendable {
        let executor = Mutex<SessionExecutor?>(nil)
        /// Whether the presses were handled on the socket's event loop.
        let places = Mutex<[Bool]>([])
        let loop = Mutex<(any EventLoop)?>(nil)
        let isSlow = Atomic(false)
        var handled: [Bool] { places.withLock { $0 } }

        /// The frame that opens a session is sent a moment before the session is at rest.
        func untilAtRest() async { await executor.withLock { $0 }?.untilAtRest() }
    }

    /// A label that counts what its button is pressed.
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
        // A session earns the socket's thread by some turns on the pool.
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
        // The numbers of views are the same each time, so a page could press at once.
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
        // The event loop goes on meanwhile.
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
        await socket.untilSessions(are: 0)
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
        while socket.isReading != true { await Task.yield() }
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
        while socket.isReading != true { await Task.yield() }
    }

    @Test func aRefusedPageIsNotListenedTo() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.say("hello 1 - 0 - en UTC /nowhere")
        #expect(try await socket.ending() == CloseCode.refused)
        while socket.isReading != true { await Task.yield() }
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
        await socket.untilSessions(are: 0)
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
        while socket.isReading != false { await Task.yield() }
        gate.signal()
        var heard = ""
        while !heard.contains("\"\(count)\"") { heard = try await socket.heard() }
        while socket.isReading != true { await Task.yield() }
    }

    @Test(arguments: ["", "hello", "hello 2 - 0 - en UTC /test", "1 0 3 a", "hello 1 - 0 - en UTC test", "hello 1 - x - en UTC /test"])
    func aWrongGreetingIsAnsweredAndEndsTheConnection(greeting: String) async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.say(greeting)
        let code = try await socket.ending()
        #expect(code == (greeting.hasPrefix("hello 2") ? CloseCode.outdated : CloseCode.refused))
        await socket.untilSessions(are: 0)
        // Whoever does not answer is cut off.
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
        await socket.untilSessions(are: 1)
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

    @Test func aPageThatSaysGoodbyeLeavesNothing() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.greet()
        try await socket.say("0 1 bye")
        #expect(try await socket.ending() == CloseCode.ended)
        await socket.untilSessions(are: 0)
    }

    @Test func aPageWhoseSocketWasCutFindsItsSessionAgain() async throws {
        let socket = try await TestSocket(Self.counting())
        let first = try await socket.greet()
        let press = try numberOfButton(in: first)
        try await socket.say("1 1 \(press) a")
        #expect(try await socket.heard().contains("\"1\""))
        try await socket.channel.close()
        let name = try #require(first.firstRange(of: "\"hi\",\"").map { first[$0.upperBound...].prefix { $0 != "\"" } })
        let second = try await socket.reopened()
        // The answer to the press was lost, so it comes again; the press itself counts once.
        try await second.say("hello 1 \(name) 1 - en UTC /test")
        #expect(try await second.heard().contains("\"1\""))
        try await second.say("1 2 \(press) a")
        try await second.say("2 2 \(press) a")
        var heard = ""
        while !heard.contains("\"2\"") { heard = try await second.heard() }
        await socket.untilSessions(are: 1)
    }

    @Test func theEndOfTheProcessIsTold() async throws {
        let socket = try await TestSocket(Self.counting())
        try await socket.greet()
        try await socket.channel.eventLoop.submit { [channel = socket.channel] in
            channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        }.get()
        #expect(try await socket.ending() == .goingAway)
        await socket.untilSessions(are: 0)
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

/// Blocks the calling thread, as a handler that computes for long does.
private func wait(for gate: DispatchSemaphore) { gate.wait() }
