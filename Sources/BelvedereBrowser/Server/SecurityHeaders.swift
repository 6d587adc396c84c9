internal import HTTPTypes

/// The headers of every answer: what a page of ours never does is forbidden to it, so that a mistake in one place does
/// no harm in another.
enum SecurityHeaders {
    static let all: HTTPFields = {
        var fields = HTTPFields()
        fields[.contentSecurityPolicy] = [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' https: data:",
            "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
        ].joined(separator: "; ")
        fields[.xContentTypeOptions] = "nosniff"
        for (name, value) in [
            ("Referrer-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Permissions-Policy", "camera=(), microphone=(), payment=(), geolocation=(self)"),
        ] {
            if let name = HTTPField.Name(name) { fields[name] = value }
        }
        return fields
    }()
}
