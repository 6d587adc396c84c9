import Foundation

/// One HTTP request of an exchange: the caller's request, or one that a redirect has caused.
struct Hop {
    var request: HTTPRequest
    /// The addresses that the exchange has requested until now, including that of this request.
    var visited: Set<URL>

    init(_ request: HTTPRequest) {
        self.request = request
        visited = [request.url]
    }

    private init(_ request: HTTPRequest, visited: Set<URL>) {
        self.request = request
        self.visited = visited
    }

    /// Whether the exchange has requested any address over `https`.
    var isSecure: Bool { visited.contains { $0.scheme?.lowercased() == "https" } }

    /// Returns whether a status is a redirect (RFC 9110, section 15.4).
    static func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }

    /// Returns the request that a redirect asks for. Returns nil if it is not allowed: after five redirects, for an address that was
    /// requested before, and for an insecure address after a secure one.
    func redirected(status: Int, to address: String) -> Hop? {
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(), visited.count <= 5, !visited.contains(url),
            scheme == "https" || (scheme == "http" && request.url.scheme?.lowercased() != "https")
        else { return nil }
        var next = request
        next.url = url
        if request.method == .post, status != 307, status != 308 {
            next.method = .get
            next.body = nil
            next.headers = next.headers.filter { $0.key.lowercased() != "content-type" }
        }
        // The header fields may contain an API key for one host, so they must not be sent to another host.
        if url.host() != request.url.host() {
            next.headers = next.headers.filter { name, _ in
                let small = name.lowercased()
                return !small.hasPrefix("x-") && small != "authorization"
            }
        }
        return Hop(next, visited: visited.union([url]))
    }
}
