public import Belvedere
public import HTTPTypes

/// The decision whether a visitor may use an app. The closure `admit` of ``BrowserHost`` returns it.
///
/// ```swift
/// let lease = AdmissionLease(for: .seconds(12 * 3600))
/// let host = BrowserHost([.hello], admit: { request in
///     guard let token = request.cookie("login") else { return .redirect(to: "/login") }
///     guard token == "sesame" else { return .refuse(.forbidden, "This account has been closed.") }
///     var values = SessionValues()
///     values[.rank] = .editor
///     return .allow(values, for: lease)
/// })
/// ```
public struct Admission: Sendable {
    enum Decision: Sendable {
        case allow(SessionValues, LeaseTerm)
        case redirect(String)
        /// The visitor is refused: the page has this HTTP status and shows this sentence. If the sentence is `nil`, the page shows a
        /// sentence of the host.
        case refuse(HTTPResponse.Status, String?)
    }

    let decision: Decision

    /// Admits the visitor. The session's values stay empty, so the app knows nothing about them.
    public static let allow = allow(SessionValues(), for: .unlimited)

    /// Admits the visitor until their lease ends. A lease is the time for which a login is valid.
    ///
    /// A known person can only be admitted for a certain time, so that no page outlives a login by mistake.
    ///
    /// - Parameters:
    ///   - values: the identity and the rights of the visitor.
    ///   - lease: the login that admits them. Keep a reference to it, for example in the store of logins: a released lease admits nobody.
    ///     For people without a login, use ``AdmissionLease/unlimited``.
    public static func allow(_ values: SessionValues, for lease: AdmissionLease) -> Admission {
        Admission(decision: .allow(values, lease.term))
    }

    /// Admits the visitor for some time. Use it for a token that contains its own time of expiry.
    ///
    /// When a new connection resumes the session, the host calls `admit` again, and the new decision replaces this one.
    ///
    /// - Parameters:
    ///   - values: the identity and the rights of the visitor.
    ///   - duration: the time from now until the visitor's session ends, measured by the clock of the machine.
    public static func allow(_ values: SessionValues, for duration: Duration) -> Admission {
        Admission(decision: .allow(values, LeaseTerm(for: duration, idle: nil, clock: ContinuousClock())))
    }

    /// Redirects the visitor to another address, usually to a page where they log in.
    ///
    /// An open page loads again, and its browser follows the redirect.
    ///
    /// - Parameter location: the address for the header `Location` (RFC 9110, section 10.2.2), such as `/login`.
    public static func redirect(to location: String) -> Admission { Admission(decision: .redirect(location)) }

    /// Redirects the visitor to a page, usually one where they log in, and tells it the address to which they return afterwards.
    ///
    /// ```swift
    /// let admission = Admission.redirect(to: "/login", next: "/notes?tag=a&b")      // to /login?next=/notes%3Ftag%3Da%26b
    /// ```
    ///
    /// The page reads the parameter `next`, and checks it with ``next(_:or:)``, because anyone can write a link with another address in it.
    ///
    /// - Parameters:
    ///   - location: the address of the page.
    ///   - next: the address to return to, normally ``AdmissionRequest/target``. The method encodes it.
    /// - Complexity: O(*n*) in the length of the addresses.
    public static func redirect(to location: String, next: String) -> Admission {
        redirect(to: "\(location)\(location.contains("?") ? "&" : "?")next=\(QueryValue.encoded(next))")
    }

    /// Returns an address to which a person may return after a login, or another one if this address is not safe.
    ///
    /// A safe address is a path of the same server, perhaps with a query, such as `/notes/7?tab=2`. An address of another site, or one that
    /// browsers would read as such, is replaced. So a link to your login page cannot lead people to a page that looks like yours.
    ///
    /// ```swift
    /// let safe = Admission.next("/notes/7", or: "/notes")                    // /notes/7
    /// let replaced = Admission.next("//example.org/notes", or: "/notes")     // /notes
    /// ```
    ///
    /// - Parameters:
    ///   - address: the decoded value of the parameter or the field `next`; `nil` if there is none.
    ///   - fallback: the address for a missing or unsafe one.
    /// - Complexity: O(*n*) in the length of the address.
    public static func next(_ address: String?, or fallback: String) -> String {
        // The header Location takes only the characters of ASCII.
        guard let address, address.utf8.count <= 2_000, address.utf8.allSatisfy({ $0 < 0x7F }), LinkPolicy.allowsPage(at: address)
        else { return fallback }
        return address
    }

    /// Refuses the visitor.
    ///
    /// - Parameters:
    ///   - status: the status code of the HTTP response.
    ///   - message: a sentence for the person, in the language ``AdmissionRequest/language``. Without it the page shows
    ///     ``BrowserTexts/notAdmitted``.
    public static func refuse(_ status: HTTPResponse.Status = .forbidden, _ message: String? = nil) -> Admission {
        Admission(decision: .refuse(status, message))
    }
}

/// The facts about a visitor that the closure `admit` reads to decide about their admission.
///
/// The headers come from the request for the page, or from the request that opened the page's socket. Browsers send the same cookies with
/// both.
public struct AdmissionRequest: Sendable {
    /// The reason why the host asks the closure `admit` whether a visitor may use the app.
    public enum Purpose: Sendable, Hashable {
        /// The visitor reads a page.
        case page
        /// The visitor uses a page: a new session over a new socket.
        case session
        /// The visitor resumes a session over a new socket, after the connection was cut.
        case resumption
    }

    /// The reason why the host asks for admission: a page, a new session or a resumed session.
    public let purpose: Purpose
    /// The app that the visitor wants to see.
    public let application: BelvedereApp
    /// The address of the page, without the query: `/employees/7`.
    ///
    /// A person moves between the addresses of one app without a new request. So decide in `admit` who may open the app. Inside the app,
    /// each screen reads the session's values and decides which content to show.
    public let path: String
    /// The query of the page's address, without the question mark. It is empty if there is none, and always for a socket.
    public let query: String
    /// The address of the page with its query: `/employees/7?tab=2`. Pass it to ``Admission/redirect(to:next:)``.
    public var target: String { query.isEmpty ? path : "\(path)?\(query)" }
    /// The headers of the request, unchanged. They are untrusted input: check the values that you read from them.
    public let headers: HTTPFields
    /// The network address of the visitor. Behind a proxy of ``BrowserOptions/trustedProxies``, it is the address that the proxy writes
    /// into `X-Forwarded-For`. An IPv6 address is shortened to its network: `2001:db8:1:2::/64`.
    public let address: String
    /// Whether the visitor's browser reaches the server over `https`.
    public let isSecure: Bool
    /// The language of the page, as a BCP 47 tag: the visitor's choice in the page bar, or else the first language of their browser that
    /// the host offers.
    public let language: String

    /// Returns the value of a cookie, as the browser sent it (RFC 6265, section 5.4). If several cookies have the name, it returns the
    /// first value.
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

/// Decides about the admission of each visitor; see ``BrowserHost/init(_:options:logger:admit:)``.
///
/// ```swift
/// let policy: AdmissionPolicy = { request in
///     request.cookie("login") == nil ? .redirect(to: "/login") : .allow
/// }
/// let host = BrowserHost([.hello], admit: policy)
/// ```
///
/// - Throws: any error, for example of a database. The host then refuses the visitor.
public typealias AdmissionPolicy = @Sendable (AdmissionRequest) async throws -> Admission
