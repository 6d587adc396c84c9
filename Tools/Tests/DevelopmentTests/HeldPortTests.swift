import Foundation
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

    @Test func aConnectionWaitsForTheProgram() throws {
        let server = try TestServer(name: "new")
        let port = try HeldPort(0)
        defer {
            port.end()
            server.end()
        }
        let connection = try #require(TestConnection(to: port.number))
        connection.finish()
        port.state = .open(server.port)
        #expect(connection.readAll() == "new")
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
        connection.finish()
        port.state = .open(new.port)
        #expect(connection.readAll() == "new")
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
