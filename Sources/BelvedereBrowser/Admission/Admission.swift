public import Belvedere
public import HTTPTypes

/// The answer to whether a visitor may come in.
///
/// ```swift
/// let host = BrowserHost([.hello], admit: { request in
///     guard let token = request.cookie("login") else { return .redirect(to: "/login") }
///     guard token == "sesame" else { return .refuse(.forbidden, "This account has been closed.") }
///     var values = SessionValues()
///     values[.rank] = .editor
///     return .allow(values)
/// })
/// ```
public struct Admission: Sendable {
    enum Decision: Sendable {
        case allow(SessionValues)
        case redirect(String)
        /// Without a sentence the host says its own.
        case refuse(HTTPResponse.Status, String?)
    }

    let decision: Decision

    /// The visitor may come in, and nothing more is known of them.
    public static let allow = Admission(decision: .allow(SessionValues()))

    /// The visitor may come in.
    ///
    /// - Parameter values: who they are and what they may do.
    public static func allow(_ values: SessionValues) -> Admission { Admission(decision: .allow(values)) }

    /// The visitor has to go elsewhere first, above all to a page where they log in.
    ///
    /// A page that is open loads again, and its browser follows.
    ///
    /// - Parameter location: the address, as `Location` takes it (RFC 9110, section 10.2.2).
    public static func redirect(to location: String) -> Admission { Admission(decision: .redirect(location)) }

    /// The visitor may not come in.
    ///
    /// - Parameters:
    ///   - status: the status of the answer.
    ///   - message: a sentence for the person. ``AdmissionRequest/language`` says in which language. Without one the page says
    ///     ``BrowserTexts/notAdmitted``.
    public static func refuse(_ status: HTTPResponse.Status = .forbidden, _ message: String? = nil) -> Admission {
        Admission(decision: .refuse(status, message))
    }
}
