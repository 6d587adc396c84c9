import Foundation

/// The head of an answer, gathered line by line, at most ``maximumBytes`` of it.
struct AnswerHead {
    /// The longest head that is read, lines before the answer's own and behind its body included. The longest that a
    /// service is known to send has 8 kB.
    static let maximumBytes = 65_536

    private(set) var status = 0
    private(set) var fields: [String: String] = [:]
    private var bytes = 0

    /// What a line was.
    enum Reading {
        case tooLong
        case goesOn
        /// The empty line behind the head.
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

    /// The length of the body, where it is announced.
    var announcedLength: Int? { fields["content-length"].flatMap { Int($0) } }

    /// Whether the body's coding is among those that are asked for. Others need far more memory to be undone: Zstandard
    /// may look back over 128 MB, gzip over 32 kB.
    var hasKnownCoding: Bool {
        (fields["content-encoding"] ?? "").lowercased().split(separator: ",")
            .allSatisfy { ["gzip", "x-gzip", "deflate", "identity"].contains($0.trimmingCharacters(in: .whitespaces)) }
    }
}
