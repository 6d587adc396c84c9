import Foundation

/// One request of an exchange: the first, or one that a redirect led to.
struct Hop {
    var request: HTTPRequest
    /// The addresses of the exchange so far, this one included.
    var visited: Set<URL>

    init(_ request: HTTPRequest) {
        self.request = request
        visited = [request.url]
    }

    private init(_ request: HTTPRequest, visited: Set<URL>) {
        self.request = request
        self.visited = visited
    }

    /// Whether any address of the exchange asks for a secure connection.
    var isSecure: Bool { visited.contains { $0.scheme?.lowercased() == "https" } }

    /// Whether a status sends the client elsewhere (RFC 9110, section 15.4).
    static func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }

    /// The request that a redirect asks for: five at most, none twice, none from a secure page to an open one. Nil if it
    /// is not followed.
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
        // A key is meant for one host and goes to no other.
        if url.host() != request.url.host() {
            next.headers = next.headers.filter { name, _ in
                let small = name.lowercased()
                return !small.hasPrefix("x-") && small != "authorization"
            }
        }
        return Hop(next, visited: visited.union([url]))
    }
}
