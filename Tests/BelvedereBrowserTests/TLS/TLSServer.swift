#if BrowserTLS
import Foundation
import Testing

/// A running server for tests of TLS. The client is the tool `openssl s_client`, or a client without TLS.
struct TLSServer {
    let port: Int
    let certificate: String

    /// Sends a request. Returns all bytes that arrive until the server closes the connection, or until the text `end` has arrived.
    func say(_ request: String, then more: Data? = nil, until end: String? = nil, isPlain: Bool = false) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            // Use a separate thread, because reading from a pipe blocks the thread, and the server needs the threads of the pool.
            Thread.detachNewThread {
                continuation.resume(with: Result { try talk(request, more, end, isPlain) })
            }
        }
    }

    private func talk(_ request: String, _ more: Data?, _ end: String?, _ isPlain: Bool) throws -> String {
        let plain = ["-c", "exec 3<>/dev/tcp/127.0.0.1/\(port); head -n 3 >&3; cat <&3"]
        let tool = Tool(
            isPlain ? "bash" : "openssl",
            isPlain
                ? plain
                : [
                    "s_client", "-quiet", "-connect", "127.0.0.1:\(port)", "-servername", "localhost", "-verify_hostname", "localhost",
                    "-CAfile", certificate, "-verify_return_error",
                ])
        try tool.start()
        defer { tool.end() }
        tool.input.write(Data(request.utf8))
        var answer = Data()
        var isGreeted = more == nil
        while true {
            let part = tool.output.availableData
            if part.isEmpty { break }
            answer += part
            let text = String(decoding: answer, as: UTF8.self)
            if !isGreeted, let more, text.contains("\r\n\r\n") {
                isGreeted = true
                tool.input.write(more)
            }
            if let end, text.contains(end) { break }
        }
        return String(decoding: answer, as: UTF8.self)
    }
}
#endif
