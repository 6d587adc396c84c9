import BelvedereCore
import Foundation
internal import Hummingbird

/// The fields of a form that a browser has sent, with the first value of each name.
struct LoginForm {
    private var fields: [String: String] = [:]

    /// The value of a field, or an empty text.
    subscript(_ name: String) -> String { fields[name] ?? "" }

    static let empty = LoginForm()

    private init() {}

    /// Reads the form in the body of a request. Returns nil if the body is not a valid form.
    init?(of request: Request) async {
        guard request.headers[.contentType]?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true,
            let body = try? await request.body.collect(upTo: 8 * 1024)
        else { return nil }
        for pair in String(buffer: body).streamSafe.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let texts = parts.map { $0.replacing("+", with: " ").removingPercentEncoding?.streamSafe }
            guard let name = texts[0], texts.count == 2, let value = texts[1] else { return nil }
            if fields[name] == nil { fields[name] = value }
        }
    }
}
