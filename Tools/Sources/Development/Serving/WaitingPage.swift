import Foundation

/// The page for a browser while no program runs. It loads again each second, so the screens appear by themselves.
struct WaitingPage {
    let text: String

    /// Reads a request and answers it.
    func answer(_ connection: Int32) {
        // A browser opens connections before it needs them. It must not hold this thread.
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard readHead(connection) else { return }
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

    /// Reads until the empty line after the head. False if the browser sends none.
    private func readHead(_ connection: Int32) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
            var count = 0
            while count < buffer.count {
                let read = SocketCalls.receive(from: connection, into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
                if read == 0 { return false }
                count += read
                if String(decoding: buffer[..<count], as: UTF8.self).contains("\r\n\r\n") { return true }
            }
            return true
        }
    }
}
