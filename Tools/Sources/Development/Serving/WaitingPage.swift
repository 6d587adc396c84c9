import Foundation

/// The page for a browser while no program runs. It loads again each second, so the screens appear by themselves.
struct WaitingPage {
    let text: String

    /// Reads the rest of a request and answers it.
    ///
    /// - Parameter request: The first bytes of the request.
    func answer(_ connection: Int32, request: [UInt8]) {
        // A browser that sends only a part of a request must not hold this thread.
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var head = request
        while head.count < 65_536, !String(decoding: head, as: UTF8.self).contains("\r\n\r\n") {
            guard let more = SocketCalls.receiveSome(from: connection) else { return }
            head += more
        }
        let bytes = Array(response.utf8)
        if bytes.withUnsafeBytes({ SocketCalls.send($0, to: connection) }) { shutdown(connection, Int32(SHUT_WR)) }
    }

    /// The bytes of the answer. The status is not 200, so no page takes it for its own content.
    var response: String {
        let body = """
            <!doctype html><meta charset="utf-8"><title>belvedere dev</title>
            <style>:root { color-scheme: light dark } body { font: 1rem/1.5 system-ui; max-width: 50rem; margin: 15vh auto }</style>
            <p role="status">\(Self.escaped(text))</p>

            """
        return """
            HTTP/1.1 503 Service Unavailable\r
            Content-Type: text/html; charset=utf-8\r
            Content-Length: \(body.utf8.count)\r
            Cache-Control: no-store\r
            Refresh: 1\r
            Retry-After: 1\r
            Connection: close\r
            \r
            \(body)
            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
