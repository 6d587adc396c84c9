import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import Testing

/// A browser without scripts, with cookies of its own. It follows redirects.
struct Visitor: Sendable {
    private let port: Int
    private let session: URLSession

    /// - Parameter port: the port of the server; 0 if the visitor begins with `at(_:)`.
    init(_ port: Int = 0) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 60
        self.init(port: port, session: URLSession(configuration: configuration))
    }

    private init(port: Int, session: URLSession) {
        self.port = port
        self.session = session
    }

    /// The same visitor, with the same cookies, at a server with another port.
    func at(_ port: Int) -> Visitor { Visitor(port: port, session: session) }

    /// The values of the server's cookies, by their names.
    var cookies: [String: String] {
        Dictionary((session.configuration.httpCookieStorage?.cookies ?? []).map { ($0.name, $0.value) }) { $1 }
    }

    /// Opens a page, or sends a form.
    ///
    /// - Parameters:
    ///   - form: the fields of a form, which are sent as a browser sends them; nil for a request without a form.
    ///   - origin: the site whose page sends the form; nil for a page of the server itself.
    func ask(_ path: String, form: KeyValuePairs<String, String>? = nil, origin: String? = nil) async throws -> Answer {
        let address = "http://127.0.0.1:\(port)"
        var request = URLRequest(url: try #require(URL(string: address + path)))
        if let form {
            request.httpMethod = "POST"
            request.setValue(origin ?? address, forHTTPHeaderField: "Origin")
            request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
            let fields = form.map { "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")" }
            request.httpBody = Data(fields.joined(separator: "&").utf8)
        }
        let (data, response) = try await session.data(for: request)
        let url = try #require(response.url), status = try #require((response as? HTTPURLResponse)?.statusCode)
        return Answer(status: status, path: url.path, query: url.query ?? "", text: String(decoding: data, as: UTF8.self))
    }

    @discardableResult
    func logIn(_ name: String, _ password: String, remember: Bool = false) async throws -> Answer {
        try await ask("/login", form: ["name": name, "password": password, "remember": remember ? "yes" : ""])
    }
}

/// The page that a visitor sees in the end.
struct Answer: Sendable {
    let status: Int
    /// The path of the page's address.
    let path: String
    /// The query of the page's address.
    let query: String
    let text: String
}
