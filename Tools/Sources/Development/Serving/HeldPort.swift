import Foundation
import Synchronization

/// The public port of the program. It stays open while the program restarts, so the address never refuses.
///
/// It passes all bytes on to the program, and adds the script of the development page to HTML pages. While no program listens, connections
/// wait; if there is nothing to wait for, they get a page with the reason.
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

    private let socket: ListeningSocket
    private struct Content {
        var state = State.starting
        /// The number of connections whose first request the program has not begun to answer.
        var unanswered = 0
    }

    private let content = Mutex(Content())
    /// The open pages.
    let listeners = PageListeners()

    /// Opens a port of 127.0.0.1; 0 chooses a free one.
    ///
    /// - Throws: `DevelopmentError` if another program uses it, or if the system refuses it.
    init(_ port: Int) throws {
        socket = try ListeningSocket(port)
        socket.takeConnections { [self] in serve($0) }
    }

    /// The number of the port.
    var number: Int { socket.port }

    var state: State {
        get { content.withLock(\.state) }
        set { content.withLock { $0.state = newValue } }
    }

    /// Lets new connections wait, and gives the program a moment to answer the requests that it has.
    ///
    /// - Parameter limit: The longest time to wait for these answers.
    func beginRestart(within limit: Duration = .milliseconds(300)) {
        state = .starting
        let deadline = ContinuousClock.now.advanced(by: limit)
        while content.withLock(\.unanswered) > 0, ContinuousClock.now < deadline { usleep(1000) }
    }

    /// Closes the port.
    func end() {
        socket.end()
        listeners.end()
    }

    private func serve(_ connection: Int32) {
        // Browsers open connections before they need them. Such a connection must not reach a program that ends before the request.
        guard let request = HeldRequest(from: connection) else { return }
        if let head = request.head, head.path.hasPrefix(DevelopmentPage.paths) {
            return DevelopmentPage.answer(connection, to: head, listeners: listeners)
        }
        while !socket.isEnding {
            switch enter() {
            case .closed(let text): return WaitingPage(text: text).answer(connection, request: request.bytes)
            case .open(let port):
                if let program = SocketCalls.connect(to: port) {
                    return Passage(from: connection, to: program).run(request) { self.leave() }
                }
                // The program ended a moment ago. The state changes soon.
                leave()
            case .starting: break
            }
            usleep(5000)
        }
    }

    /// The state, which `beginRestart` does not change before the program has had its chance to answer.
    private func enter() -> State {
        content.withLock {
            if case .open = $0.state { $0.unanswered += 1 }
            return $0.state
        }
    }

    private func leave() { content.withLock { $0.unanswered -= 1 } }
}
