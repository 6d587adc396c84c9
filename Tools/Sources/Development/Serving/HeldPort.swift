import Foundation
import Synchronization

/// The public port of the program. It stays open while the program restarts, so the address never refuses.
///
/// It passes all bytes on to the program. While no program listens, connections wait; if there is nothing to wait for, they get a page with
/// the reason.
final class HeldPort: Sendable {
    /// The answer to a connection.
    enum State: Sendable, Equatable {
        /// A program starts. Wait for it.
        case starting
        /// A program listens at this private port.
        case open(Int)
        /// No program runs. Answer with this text.
        case closed(String)
    }

    /// The number of the port.
    let number: Int
    private let descriptor: Int32
    private let current = Mutex(State.starting)
    private let isEnding = Atomic(false)

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
        self.number = number
        Thread.detachNewThread { self.acceptAll() }
    }

    var state: State {
        get { current.withLock(\.self) }
        set { current.withLock { $0 = newValue } }
    }

    /// Closes the port.
    func end() {
        isEnding.store(true, ordering: .relaxed)
        // Wakes the thread that waits for connections.
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }

    private func acceptAll() {
        while !isEnding.load(ordering: .relaxed) {
            let connection = accept(descriptor, nil, nil)
            guard connection >= 0 else {
                // The process has too many open files, or a browser left at once. Others may still come.
                usleep(5000)
                continue
            }
            SocketCalls.prepare(connection)
            Thread.detachNewThread { self.serve(connection) }
        }
    }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        while !isEnding.load(ordering: .relaxed) {
            switch state {
            case .closed(let text): return WaitingPage(text: text).answer(connection)
            case .open(let port):
                // The program may have ended a moment ago. Then the state changes soon.
                if let program = SocketCalls.connect(to: port) { return Passage(from: connection, to: program).run() }
            case .starting: break
            }
            usleep(5000)
        }
    }
}
