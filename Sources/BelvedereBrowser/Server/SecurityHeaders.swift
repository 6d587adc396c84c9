internal import HTTPTypes
internal import NIOHTTP1

/// The headers of every answer: what a page of ours never does is forbidden to it, so that a mistake in one place does
/// no harm in another.
enum SecurityHeaders {
    static let all: HTTPFields = {
        var fields = HTTPFields()
        for (name, value) in list {
            if let name = HTTPField.Name(name) { fields[name] = value }
        }
        return fields
    }()

    /// The headers of a page that has a style sheet of its own in it.
    ///
    /// - Parameters:
    ///   - nonce: what the style sheet is known by; nil for a page without one.
    ///   - isFramed: whether the page stands in a frame of another of ours, beside the inspector.
    static func allowing(styleNonce nonce: String?, isFramed: Bool = false) -> HTTPFields {
        var fields = all
        if nonce == nil, !isFramed { return fields }
        let styles = nonce.map { "'self' 'nonce-\($0)'" } ?? "'self'"
        fields[.contentSecurityPolicy] = policy(styles: styles, isFramed: isFramed)
        return fields
    }

    /// The headers of the page that has an app and its inspector in frames.
    static let withFrames: HTTPFields = {
        var fields = all
        fields[.contentSecurityPolicy] = policy(styles: "'self'", hasFrames: true)
        return fields
    }()

    private static func policy(styles: String, isFramed: Bool = false, hasFrames: Bool = false) -> String {
        [
            "default-src 'none'", "script-src 'self'", "style-src \(styles)", "img-src 'self' https: data:",
            "connect-src 'self'", "base-uri 'none'", "form-action 'none'", isFramed ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
            hasFrames ? "frame-src 'self'" : nil,
        ].compactMap { $0 }.joined(separator: "; ")
    }

    /// Adds what an answer lacks.
    ///
    /// - Parameters:
    ///   - head: the head of an answer, perhaps of a route that is not ours.
    ///   - isSecure: whether the browser sees the server over `https`.
    static func complete(_ head: inout HTTPResponseHead, isSecure: Bool) {
        // Browsers must not fall back to plain HTTP once they have been here (RFC 6797).
        if isSecure, !head.headers.contains(name: "Strict-Transport-Security") {
            head.headers.add(name: "Strict-Transport-Security", value: "max-age=31536000")
        }
        // A page of another route says itself what it may do. Errors without a page get what ours have.
        let isPage = head.headers["Content-Type"].contains { $0.lowercased().hasPrefix("text/html") }
        guard head.status.code >= 400, !isPage else { return }
        for (name, value) in list where !head.headers.contains(name: name) { head.headers.add(name: name, value: value) }
    }

    private static let list = [
        ("Content-Security-Policy", policy(styles: "'self'")),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), microphone=(), payment=(), geolocation=(self)"),
    ]
}
