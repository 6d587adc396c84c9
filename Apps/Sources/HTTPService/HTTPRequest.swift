public import Foundation

/// One request, as a value: two requests that are equal ask the same thing, which is how ``HTTPService`` knows that it
/// may share one exchange between them.
///
/// ```swift
/// let request = HTTPRequest(url: URL(string: "http://127.0.0.1:8080/api/v1/employees")!)
/// ```
public struct HTTPRequest: Sendable, Hashable {
    /// The method of RFC 9110, section 9.3; only those the apps need.
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    /// What to do with the request.
    public var method: Method
    /// Where it goes. Only `http` and `https` are served.
    public var url: URL
    /// Header fields beside `User-Agent`, which the service adds.
    public var headers: [String: String]
    /// The body, for `POST`.
    public var body: Data?
    /// Whether sending it twice does no more than sending it once. True for `GET`, and for a `POST` that only asks
    /// (Overpass, Google Places): such a request may be shared and, at most once, repeated.
    public var isSafe: Bool

    /// A request for the resource at `url`, read as JSON.
    public init(url: URL, headers: [String: String] = ["Accept": "application/json"]) {
        self.method = .get
        self.url = url
        self.headers = headers
        self.isSafe = true
    }

    /// A question sent as the body of a `POST`.
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
