import Foundation

/// The status line and header fields of a response, collected line by line, up to ``maximumBytes``.
struct AnswerHead {
    /// The most bytes that are accepted in all header lines of an exchange. They include the headers of redirects before the response, and
    /// trailer fields after the body. The longest header of a known service has 8 kB.
    static let maximumBytes = 65_536

    private(set) var status = 0
    private(set) var fields: [String: String] = [:]
    private var bytes = 0

    /// The result of reading one header line.
    enum Reading {
        case tooLong
        case goesOn
        /// The line was empty, so the header is complete.
        case isComplete
    }

    mutating func read(_ line: some Collection<UInt8>) -> Reading {
        bytes += line.count
        guard bytes <= Self.maximumBytes else { return .tooLong }
        let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty { return .isComplete }
        if text.uppercased().hasPrefix("HTTP/") {
            status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            fields = [:]
        } else if let colon = text.firstIndex(of: ":") {
            let name = text[..<colon].lowercased()
            let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            fields[name] = fields[name].map { $0 + ", " + value } ?? value
        }
        return .goesOn
    }

    /// The length of the body, if the header contains `Content-Length`.
    var announcedLength: Int? { fields["content-length"].flatMap { Int($0) } }

    /// Whether the body is compressed by a method that the request accepts. Other methods need much more memory for decoding: Zstandard may
    /// refer back over 128 MB, gzip only over 32 kB.
    var hasKnownCoding: Bool {
        (fields["content-encoding"] ?? "").lowercased().split(separator: ",")
            .allSatisfy { ["gzip", "x-gzip", "deflate", "identity"].contains($0.trimmingCharacters(in: .whitespaces)) }
    }
}
