#if BrowserTLS
import Foundation
import Testing

/// A server under test, spoken to by `openssl s_client`, or by whoever speaks no TLS.
struct TLSServer {
    let port: Int
    let certificate: String

    /// Sends a request and gives back all that came until the server closed, or until `end` was in it.
    func say(_ request: String, then more: Data? = nil, until end: String? = nil, isPlain: Bool = false) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            // A thread of its own, because reading from a pipe blocks and the server needs those of the pool.
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
