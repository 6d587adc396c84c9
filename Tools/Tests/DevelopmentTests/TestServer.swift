import Foundation

@testable import Development

/// A server for the tests of the held port. It sends back the bytes of each connection, after its own name.
final class TestServer: Sendable {
    private let socket: ListeningSocket
    private let connected = DispatchSemaphore(value: 0)
    private let answering = DispatchSemaphore(value: 0)

    /// - Parameter waitsForSignal: Whether a connection gets no byte before `signalAnswers`.
    init(name: String, waitsForSignal: Bool = false) throws {
        socket = try ListeningSocket(0)
        socket.takeConnections { [connected, answering] connection in
            connected.signal()
            if waitsForSignal { answering.wait() }
            var bytes = Array(name.utf8)
            var buffer = [UInt8](repeating: 0, count: 4096)
            while bytes.withUnsafeBytes({ SocketCalls.send($0, to: connection) }) {
                let count = buffer.withUnsafeMutableBytes { SocketCalls.receive(from: connection, into: $0) }
                if count == 0 { break }
                bytes = Array(buffer[..<count])
            }
        }
    }

    var port: Int { socket.port }

    /// Waits until the program of the test has a connection.
    func waitForConnection() { connected.wait() }

    /// Lets one connection have its answer.
    func signalAnswers() { answering.signal() }

    /// Closes the port. Open connections stay.
    func end() { socket.end() }
}

/// A connection of a test.
struct TestConnection {
    let descriptor: Int32

    init?(to port: Int) {
        guard let descriptor = SocketCalls.connect(to: port) else { return nil }
        self.descriptor = descriptor
    }

    func send(_ text: String) -> Bool { Array(text.utf8).withUnsafeBytes { SocketCalls.send($0, to: descriptor) } }

    func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// All bytes until the other side ends the connection. Closes it then.
    func readAll() -> String {
        defer { close(descriptor) }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = buffer.withUnsafeMutableBytes { SocketCalls.receive(from: descriptor, into: $0) }
            if count == 0 { return String(decoding: text, as: UTF8.self) }
            text += buffer[..<count]
        }
    }

    /// Sends a request for a page and reads the answer. Empty if nothing listens.
    static func get(_ port: Int) -> String {
        guard let connection = TestConnection(to: port) else { return "" }
        guard connection.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n") else { return "" }
        return connection.readAll()
    }
}
