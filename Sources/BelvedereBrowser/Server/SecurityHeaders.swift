internal import HTTPTypes
internal import NIOHTTP1

/// The security headers of every response. They forbid the browser everything that the kit's pages never do. So a mistake elsewhere in the
/// kit does less harm.
enum SecurityHeaders {
    static let all: HTTPFields = {
        var fields = HTTPFields()
        for (name, value) in list {
            if let name = HTTPField.Name(name) { fields[name] = value }
        }
        return fields
    }()

    /// Returns the headers of a page that contains its own style sheet.
    ///
    /// - Parameters:
    ///   - nonce: the identifier of the style sheet, or `nil` for a page without one.
    ///   - isEmbedded: whether the page is inside another page of ours, beside the inspector.
    ///   - isEmbedding: whether the page contains another page of ours, such as the strip of the inspector.
    static func allowing(styleNonce nonce: String?, isEmbedded: Bool = false, isEmbedding: Bool = false) -> HTTPFields {
        var fields = all
        if nonce == nil, !isEmbedded, !isEmbedding { return fields }
        let styles = nonce.map { "'self' 'nonce-\($0)'" } ?? "'self'"
        fields[.contentSecurityPolicy] = policy(styles: styles, isEmbedded: isEmbedded, isEmbedding: isEmbedding)
        return fields
    }

    /// The headers of the page that contains an app and its inspector.
    static let embedding: HTTPFields = {
        var fields = all
        fields[.contentSecurityPolicy] = policy(styles: "'self'", isEmbedding: true)
        return fields
    }()

    /// The headers of a page of the app's developer. Its forms may send to this server.
    static let ownPage: HTTPFields = {
        var fields = all
        fields[.contentSecurityPolicy] = policy(styles: "'self'", forms: "'self'")
        return fields
    }()

    private static func policy(
        styles: String, forms: String = "'none'", isEmbedded: Bool = false, isEmbedding: Bool = false
    ) -> String {
        [
            "default-src 'none'", "script-src 'self'", "style-src \(styles)", "img-src 'self' https: data:",
            "connect-src 'self'", "base-uri 'none'", "form-action \(forms)",
            isEmbedded ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
            isEmbedding ? "frame-src 'self'" : nil,
        ].compactMap { $0 }.joined(separator: "; ")
    }

    /// Adds the missing headers to a response.
    ///
    /// - Parameters:
    ///   - head: the head of a response. It may come from a route of the app's developer.
    ///   - isSecure: whether the browser reaches the server over `https`.
    static func complete(_ head: inout HTTPResponseHead, isSecure: Bool) {
        // Tells browsers to use only `https` after their first visit (RFC 6797).
        if isSecure, !head.headers.contains(name: "Strict-Transport-Security") {
            head.headers.add(name: "Strict-Transport-Security", value: "max-age=31536000")
        }
        // A route of the app's developer sets the policy of its own HTML pages. All other responses get the kit's headers.
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
