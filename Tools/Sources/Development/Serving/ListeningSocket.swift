import Foundation
import Synchronization

/// A port of this machine that takes connections on a thread of its own.
///
/// Only this thread closes the socket. The system gives the number of a closed socket to the next one, so a thread that waits for a
/// connection on a socket that another thread has closed would take the connections of another server.
final class ListeningSocket: Sendable {
    /// The number of the port.
    let port: Int
    private let descriptor: Int32
    private let hasEnded = Atomic(false)

    /// Opens a port of 127.0.0.1; 0 chooses a free one.
    ///
    /// - Throws: `DevelopmentError` if another program uses it, or if the system refuses it.
    init(_ port: Int) throws {
        guard let descriptor = SocketCalls.make() else { throw DevelopmentError.closedPort(port, String(cString: strerror(errno))) }
        guard let number = SocketCalls.bind(descriptor, to: port), listen(descriptor, 128) == 0 else {
            let reason = errno
            close(descriptor)
            throw reason == EADDRINUSE
                ? DevelopmentError.takenPort(port) : DevelopmentError.closedPort(port, String(cString: strerror(reason)))
        }
        self.descriptor = descriptor
        self.port = number
    }

    /// Whether the port takes no more connections.
    var isEnding: Bool { hasEnded.load(ordering: .acquiring) }

    /// Begins to take connections. Each is served on a thread of its own, and closed afterwards. Call it once.
    func takeConnections(_ serve: @escaping @Sendable (Int32) -> Void) {
        Thread.detachNewThread { [self] in
            while !isEnding {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else {
                    // The process has too many open files, or a browser left at once. Others may still come.
                    usleep(5000)
                    continue
                }
                SocketCalls.prepare(connection)
                Thread.detachNewThread {
                    serve(connection)
                    close(connection)
                }
            }
            close(descriptor)
        }
    }

    /// Takes no more connections. Open ones stay. Call it once, after `takeConnections`.
    func end() {
        // Wakes the thread, before it may close the socket.
        shutdown(descriptor, Int32(SHUT_RDWR))
        hasEnded.store(true, ordering: .releasing)
        #if !os(Linux)
        // On Apple systems only a connection wakes it.
        if let connection = SocketCalls.connect(to: port) { close(connection) }
        #endif
    }
}
