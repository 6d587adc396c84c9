import Foundation

/// A request that a stand-in server has received.
public struct StandInRequest: Sendable {
    public let method: String
    /// The path without the query.
    public let path: String
    /// The decoded query of the address. If it contains a name twice, this is the last value.
    public let query: [String: String]
    /// The header fields, with their names in small letters.
    public let headers: [String: String]
    public let body: [UInt8]

    /// Creates a request, to call a stand-in server's code without a connection.
    public init(method: String, target: String, headers: [String: String] = [:], body: [UInt8] = []) {
        let components = URLComponents(string: target)
        self.method = method
        self.path = components?.path ?? target
        self.query = Dictionary(
            (components?.queryItems ?? []).map { ($0.name, $0.value ?? "") },
            uniquingKeysWith: { _, last in last }
        )
        self.headers = headers
        self.body = body
    }

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The fields of a form, if the body is `application/x-www-form-urlencoded`.
    public var form: [String: String] {
        var fields: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1).map {
                $0.replacing("+", with: " ").removingPercentEncoding ?? String($0)
            }
            if let name = parts.first { fields[name] = parts.count > 1 ? parts[1] : "" }
        }
        return fields
    }
}
