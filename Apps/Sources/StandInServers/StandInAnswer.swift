/// What a stand-in server answers, and how it delivers it.
public struct StandInAnswer: Sendable {
    /// How an answer reaches the client, well or badly.
    public enum Delivery: Sendable, Hashable {
        /// At once and complete.
        case whole
        /// Complete, but only after a while.
        case delayed(Duration)
        /// The head announces the whole body, of which only the first bytes come before the connection ends.
        case cutOff(after: Int)
        /// A few bytes at a time, on and on.
        case drip(bytes: Int, every: Duration)
        /// Nothing at all, with the connection left open.
        case silence
        /// The connection ends before any answer.
        case hangUp
        /// These bytes in place of an HTTP answer, then `again` over and over, as fast as the client takes them. With an
        /// empty `again` the connection ends after `first`.
        case verbatim(first: [UInt8], again: [UInt8])
    }

    public var status: Int
    public var headers: [String: String]
    public var body: [UInt8]
    public var delivery: Delivery

    public init(
        status: Int = 200,
        headers: [String: String] = [:],
        body: String,
        contentType: String = "application/json",
        delivery: Delivery = .whole
    ) {
        self.status = status
        self.headers = headers
        self.headers["Content-Type"] = contentType
        self.body = Array(body.utf8)
        self.delivery = delivery
    }

    /// An HTML page such as web servers send in place of what was asked for.
    public static func page(_ status: Int, _ title: String, headers: [String: String] = [:]) -> StandInAnswer {
        StandInAnswer(
            status: status,
            headers: headers,
            body: "<!DOCTYPE html><html><head><title>\(title)</title></head><body><h1>\(title)</h1></body></html>",
            contentType: "text/html; charset=UTF-8"
        )
    }

    /// Bytes that may or may not be HTTP.
    public static func verbatim(_ first: String, again: String = "") -> StandInAnswer {
        StandInAnswer(body: "", delivery: .verbatim(first: Array(first.utf8), again: Array(again.utf8)))
    }

    /// A redirect to another address.
    public static func redirect(to location: String) -> StandInAnswer {
        StandInAnswer(status: 302, headers: ["Location": location], body: "")
    }

    /// The same answer, delivered in another way.
    public func delivered(_ delivery: Delivery) -> StandInAnswer {
        var answer = self
        answer.delivery = delivery
        return answer
    }
}
