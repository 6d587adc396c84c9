import Foundation

/// The object around the rows, used since 2019.
struct EmployeesEnvelope: Decodable {
    enum Content {
        case null
        case rows(Rows)
        case text(String)
        case other
    }

    private enum Key: String, CodingKey {
        case status, success, data, message, error
    }

    let status: String?
    let message: String?
    /// The value of `data`, or nil if the object has no `data`.
    let data: Content?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        status = Self.word(.status, in: container) ?? Self.word(.success, in: container)
        message = Self.word(.message, in: container) ?? Self.word(.error, in: container)
        if !container.contains(.data) {
            data = nil
        } else if (try? container.decodeNil(forKey: .data)) == true {
            data = .null
        } else if let text = try? container.decode(String.self, forKey: .data) {
            data = .text(text)
        } else if let rows = try? container.decode(Rows.self, forKey: .data) {
            data = .rows(rows)
        } else if let row = try? container.decode(EmployeeEntry.self, forKey: .data), row.employee != nil {
            data = .rows(Rows(rows: [row]))
        } else {
            data = .other
        }
    }

    /// Returns a string, Boolean or whole number of the JSON object as text. Nil if there is none of these, or if the text is empty.
    private static func word(_ key: Key, in container: KeyedDecodingContainer<Key>) -> String? {
        let word =
            (try? container.decode(String.self, forKey: key)) ?? (try? container.decode(Bool.self, forKey: key)).map(String.init)
            ?? (try? container.decode(Int.self, forKey: key)).map(String.init)
        let trimmed = word?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return trimmed.isEmpty ? nil : trimmed
    }

    /// The failure that the service itself reports in the object, or nil.
    ///
    /// If the object contains rows, they are accepted unless the status reports a failure. If it contains none, the status must report
    /// success: an empty list with the status "not success" is a failure, not a company without employees.
    var refusal: EmployeesError? {
        let word = status?.lowercased() ?? ""
        if Self.successes.contains(word) { return nil }
        if hasRows, !Self.failures.contains(where: word.hasPrefix) { return nil }
        // Without a status, an empty list is valid. But a message in place of data is a failure.
        if status == nil, message == nil || !isMissing { return nil }
        // Leave out a status such as "failed" or "error", because it adds nothing to the sentence that reports the failure.
        let saysMore = !word.hasPrefix("fail") && word != "error" && word != "false"
        return .refused(message: message ?? text ?? (saysMore ? status : nil) ?? "")
    }

    private static let successes: Set = ["success", "successful", "succeeded", "ok", "okay", "true", "1", "200"]
    /// If a status begins with one of these, it reports a failure. The service itself has used "failed", "error" and "fail".
    private static let failures = ["fail", "err", "no", "un", "false", "denied", "forbidden", "invalid", "4", "5"]

    private var hasRows: Bool {
        if case .rows(let rows) = data { !rows.rows.isEmpty } else { false }
    }

    private var isMissing: Bool {
        switch data {
        case nil, .null: true
        default: false
        }
    }

    private var text: String? {
        if case .text(let text) = data, !text.isEmpty { text } else { nil }
    }
}
