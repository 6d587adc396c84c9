import Foundation
import Synchronization

/// The open pages, which hear each change of the status.
///
/// A page listens with an `EventSource`. It connects to the held port, so its connection stays while the program restarts.
final class PageListeners: Sendable {
    private struct Content {
        var newest = DevelopmentPage.Report.none
        var connections: Set<Int32> = []
    }

    private let content = Mutex(Content())

    /// Tells all pages, and each later one, a status.
    func tell(_ report: DevelopmentPage.Report) {
        content.withLock {
            $0.newest = report
            for connection in $0.connections { Self.send(report.event, to: connection) }
        }
    }

    /// Tells all pages that a build runs. Until it ends, the newest report still holds.
    func tellBuilding() {
        var report = content.withLock(\.newest)
        report.isBuilding = true
        tell(report)
    }

    /// Tells a page the status until it ends the connection.
    func serve(_ connection: Int32) {
        // A page that reads nothing must not hold the others.
        var limit = timeval(tv_sec: 1, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        content.withLock {
            let head = """
                HTTP/1.1 200 OK\r
                Content-Type: text/event-stream\r
                Cache-Control: no-store\r
                X-Content-Type-Options: nosniff\r
                Connection: close\r
                \r

                """
            Self.send(head + "retry: 500\n" + $0.newest.event, to: connection)
            $0.connections.insert(connection)
        }
        while SocketCalls.receiveSome(from: connection) != nil {}
        _ = content.withLock { $0.connections.remove(connection) }
    }

    /// Ends the connections of all pages.
    func end() { content.withLock { for connection in $0.connections { shutdown(connection, Int32(SHUT_RDWR)) } } }

    private static func send(_ text: String, to connection: Int32) {
        let isSent = Array(text.utf8).withUnsafeBytes { SocketCalls.send($0, to: connection) }
        // The page connects again, and then gets the newest status.
        if !isSent { shutdown(connection, Int32(SHUT_RDWR)) }
    }
}
