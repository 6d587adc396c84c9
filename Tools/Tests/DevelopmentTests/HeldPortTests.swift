import Foundation
import Synchronization
import Testing

@testable import Development

/// Tests the port that stays open while the program restarts.
@Suite(.timeLimit(.minutes(2))) struct HeldPortTests {
    @Test func bytesPassInBothDirections() throws {
        let server = try TestServer(name: "old ")
        let port = try HeldPort(0)
        defer {
            port.end()
            server.end()
        }
        port.state = .open(server.port)
        let connection = try #require(TestConnection(to: port.number))
        // Longer than the buffers of the sockets, so both directions must run at the same time.
        let text = String(repeating: "belvedere", count: 300_000)
        Thread.detachNewThread {
            _ = connection.send(text)
            connection.finish()
        }
        #expect(connection.readAll() == "old " + text)
    }

    /// The system gives the number of a closed socket to the next one. A thread that still uses the number takes foreign connections.
    @Test func anEndedPortTakesNoConnectionOfAnotherServer() throws {
        let rounds = ProcessInfo.processInfo.environment["BELVEDERE_SOAK"] == nil ? 2000 : 60_000
        for round in 0..<rounds {
            let port = try HeldPort(0)
            // The port has just taken a connection, so its thread is on the way to the next one. End it at another moment in each round.
            // Do not use `sched_yield`, because on a busy machine other programs run before it returns.
            let first = try #require(TestConnection(to: port.number))
            for _ in 0..<(round % 200) { _ = getppid() }
            port.end()
            let server = try #require(SocketCalls.make())
            let number = try #require(SocketCalls.bind(server, to: 0))
            try #require(listen(server, 1) == 0)
            let second = try #require(TestConnection(to: number))
            var wanted = pollfd(fd: server, events: Int16(POLLIN), revents: 0)
            let isThere = poll(&wanted, 1, 0) == 1
            for descriptor in [first.descriptor, second.descriptor, server] { close(descriptor) }
            try #require(isThere, "Another server has taken the connection.")
        }
    }

    @Test func aConnectionWaitsForTheProgram() throws {
        let server = try TestServer(name: "new")
        let port = try HeldPort(0)
        defer {
            port.end()
            server.end()
        }
        let connection = try #require(TestConnection(to: port.number))
        #expect(connection.send("!"))
        connection.finish()
        port.state = .open(server.port)
        #expect(connection.readAll() == "new!")
    }

    @Test func aConnectionWaitsIfTheProgramHasJustEnded() throws {
        let old = try TestServer(name: "old")
        let new = try TestServer(name: "new")
        let port = try HeldPort(0)
        defer {
            port.end()
            new.end()
        }
        old.end()
        port.state = .open(old.port)
        let connection = try #require(TestConnection(to: port.number))
        #expect(connection.send("!"))
        connection.finish()
        port.state = .open(new.port)
        #expect(connection.readAll() == "new!")
    }

    @Test func aConnectionWithoutARequestReachesOnlyTheNewProgram() throws {
        let old = try TestServer(name: "old")
        let new = try TestServer(name: "new")
        let port = try HeldPort(0)
        defer {
            port.end()
            old.end()
            new.end()
        }
        port.state = .open(old.port)
        let early = try #require(TestConnection(to: port.number))
        // An answer on a later connection shows that the port has accepted the early one.
        let other = try #require(TestConnection(to: port.number))
        #expect(other.send("!"))
        other.finish()
        #expect(other.readAll() == "old!")
        port.beginRestart()
        port.state = .open(new.port)
        #expect(early.send("!"))
        early.finish()
        #expect(early.readAll() == "new!")
    }

    @Test func aRestartWaitsForAnAnswer() throws {
        let server = try TestServer(name: "slow", waitsForSignal: true)
        let port = try HeldPort(0)
        defer {
            port.end()
            server.end()
        }
        port.state = .open(server.port)
        let connection = try #require(TestConnection(to: port.number))
        #expect(connection.send("!"))
        connection.finish()
        server.waitForConnection()
        let isOver = Atomic(false)
        let restart = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            port.beginRestart(within: .seconds(1000))
            isOver.store(true, ordering: .sequentiallyConsistent)
            restart.signal()
        }
        // The suite has a time limit.
        while port.state != .starting { sched_yield() }
        let isOverTooEarly = isOver.load(ordering: .sequentiallyConsistent)
        #expect(!isOverTooEarly)
        server.signalAnswers()
        #expect(connection.readAll() == "slow!")
        restart.wait()
        // Without an answer, the limit ends the wait.
        port.beginRestart(within: .zero)
        #expect(port.state == .starting)
    }

    @Test func withoutAProgramThePageTellsWhy() throws {
        let port = try HeldPort(0)
        defer { port.end() }
        port.state = .closed("Money.swift:12: cannot convert 'Array<Int>' & more")
        let answer = TestConnection.get(port.number)
        #expect(answer.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
        #expect(answer.contains("\r\nRefresh: 1\r\n"))
        #expect(answer.contains("Money.swift:12: cannot convert 'Array&lt;Int&gt;' &amp; more"))
        let parts = answer.components(separatedBy: "\r\n\r\n")
        #expect(parts.count == 2)
        #expect(answer.contains("\r\nContent-Length: \(parts.last?.utf8.count ?? 0)\r\n"))
    }

    @Test func aTakenPortIsToldInASentence() throws {
        let port = try HeldPort(0)
        defer { port.end() }
        let error = #expect(throws: DevelopmentError.self) { _ = try HeldPort(port.number) }
        #expect(error == .takenPort(port.number))
        #expect(
            error?.description == """
                Another program uses the port \(port.number), perhaps another "belvedere dev". End that program, or choose another port with \
                --port.
                """)
    }
}
