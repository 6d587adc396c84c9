/// The response of a stand-in server (a local server in place of a real service), and how it is delivered.
public struct StandInAnswer: Sendable {
    /// The way in which a response is sent to the client.
    public enum Delivery: Sendable, Hashable {
        /// The complete response is sent at once.
        case whole
        /// The complete response is sent after a delay.
        case delayed(Duration)
        /// The header contains the length of the whole body, but the connection ends after its first bytes.
        case cutOff(after: Int)
        /// A few bytes are sent again and again, and the response never ends.
        case drip(bytes: Int, every: Duration)
        /// Nothing is sent, and the connection stays open.
        case silence
        /// The connection is closed before anything is sent.
        case hangUp
        /// The bytes `first` are sent in place of an HTTP response. Then the bytes `again` are sent repeatedly, as fast as the client
        /// reads. If `again` is empty, the connection is closed after `first`.
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

    /// Returns an HTML page, as web servers send it in place of the requested data.
    public static func page(_ status: Int, _ title: String, headers: [String: String] = [:]) -> StandInAnswer {
        StandInAnswer(
            status: status,
            headers: headers,
            body: "<!DOCTYPE html><html><head><title>\(title)</title></head><body><h1>\(title)</h1></body></html>",
            contentType: "text/html; charset=UTF-8"
        )
    }

    /// Returns a response that consists of any bytes, even if they are not valid HTTP.
    public static func verbatim(_ first: String, again: String = "") -> StandInAnswer {
        StandInAnswer(body: "", delivery: .verbatim(first: Array(first.utf8), again: Array(again.utf8)))
    }

    /// Returns a redirect to another address.
    public static func redirect(to location: String) -> StandInAnswer {
        StandInAnswer(status: 302, headers: ["Location": location], body: "")
    }

    /// Returns the same response with another way of delivery.
    public func delivered(_ delivery: Delivery) -> StandInAnswer {
        var answer = self
        answer.delivery = delivery
        return answer
    }
}
