public import Belvedere
public import HTTPTypes

/// A visitor who wants to come in: what the host knows of them when it asks whether they may.
///
/// The headers are those of the request for the page, or those with which the page's socket was opened. Browsers send the same
/// cookies with both.
public struct AdmissionRequest: Sendable {
    /// What the visitor wants.
    public enum Purpose: Sendable, Hashable {
        /// To read a page.
        case page
        /// To use a page: a new session over a new socket.
        case session
        /// To go on with a session over a new socket, after the connection was cut.
        case resumption
    }

    /// What the visitor wants.
    public let purpose: Purpose
    /// The app that the visitor wants to see.
    public let application: BelvedereApp
    /// The address of the page, without the query: `/employees/7`.
    ///
    /// A person moves between the addresses of one app without a new request. So decide here about the app, and let the app's
    /// screens decide by the session's values what to show.
    public let path: String
    /// The query of the page's address, without the question mark; empty if there is none. A socket has none.
    public let query: String
    /// The headers of the request, as they came. They are outside input: check what you read from them.
    public let headers: HTTPFields
    /// The network address that the visitor comes from. Behind a proxy that ``BrowserOptions/trustedProxies`` names, it is what
    /// the proxy says. Of an IPv6 address only the network counts: `2001:db8:1:2::/64`.
    public let address: String
    /// Whether the visitor's browser speaks `https`.
    public let isSecure: Bool
    /// The language of the page, as a BCP 47 tag: what the visitor has chosen by the bar above pages, or else what their browser
    /// asks for, as far as the host offers it.
    public let language: String

    /// The value of a cookie, as the browser sent it (RFC 6265, section 5.4). Of several with the name, the first counts.
    ///
    /// - Complexity: O(*n*) in the length of the header.
    public func cookie(_ name: String) -> String? {
        for field in headers[values: .cookie] {
            for pair in field.split(separator: ";") {
                let pair = pair.trimming { $0 == " " || $0 == "\t" }
                if pair.hasPrefix("\(name)=") { return String(pair.dropFirst(name.count + 1)) }
            }
        }
        return nil
    }
}
