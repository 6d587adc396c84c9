/// The object around the rows, since 2019.
struct Envelope: Decodable {
    enum Content {
        case null
        case rows(Rows)
        case text(String)
        case other
    }

    private enum Key: String, CodingKey {
        case status, data, message
    }

    let status: String?
    let message: String?
    /// Nil when there is no `data` at all.
    let data: Content?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        status = try? container.decode(String.self, forKey: .status)
        message = try? container.decode(String.self, forKey: .message)
        if !container.contains(.data) {
            data = nil
        } else if (try? container.decodeNil(forKey: .data)) == true {
            data = .null
        } else if let text = try? container.decode(String.self, forKey: .data) {
            data = .text(text)
        } else if let rows = try? container.decode(Rows.self, forKey: .data) {
            data = .rows(rows)
        } else if let row = try? container.decode(Row.self, forKey: .data), row.employee != nil {
            data = .rows(Rows(rows: [row]))
        } else {
            data = .other
        }
    }

    /// The failure that the service itself reports, if it does. It has spelt it "failed", "error" and "fail".
    var refusal: EmployeesError? {
        if let status = status?.lowercased() {
            return status.hasPrefix("fail") || status == "error" ? .refused(message: message ?? "") : nil
        }
        return data == nil && message != nil ? .refused(message: message ?? "") : nil
    }
}
