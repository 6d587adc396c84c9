public import Foundation

/// An HTTP request, as a value. Equal requests have the same effect, so ``HTTPService`` may send them only once if they are made at the
/// same time.
///
/// ```swift
/// let request = HTTPRequest(url: URL(string: "http://127.0.0.1:8080/api/v1/employees")!)
/// ```
public struct HTTPRequest: Sendable, Hashable {
    /// The method of the request (RFC 9110, section 9.3). Only the methods that the apps need are listed.
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    /// The method of the request.
    public var method: Method
    /// The address of the request. Only `http` and `https` are supported.
    public var url: URL
    /// The header fields of the request. `User-Agent` is not among them, because the service adds it.
    public var headers: [String: String]
    /// The body, for `POST`.
    public var body: Data?
    /// Whether sending the request twice has the same effect as sending it once. True for `GET`, and for a `POST` that only asks for data
    /// (Overpass, Google Places). Such a request may be shared by several callers, and repeated once after a failure.
    public var isSafe: Bool

    /// Creates a `GET` request whose response is expected to be JSON.
    public init(url: URL, headers: [String: String] = ["Accept": "application/json"]) {
        self.method = .get
        self.url = url
        self.headers = headers
        self.isSafe = true
    }

    /// Creates a `POST` request that only asks for data and contains the question in its body.
    public init(asking url: URL, body: Data, contentType: String, headers: [String: String] = [:]) {
        self.method = .post
        self.url = url
        self.body = body
        self.headers = headers
        self.headers["Content-Type"] = contentType
        if self.headers["Accept"] == nil { self.headers["Accept"] = "application/json" }
        self.isSafe = true
    }
}
