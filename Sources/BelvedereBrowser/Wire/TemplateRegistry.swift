/// The shapes a client has been sent. A row is sent as a template once, and then as the number of its template, the
/// number of its first view and its values.
struct TemplateRegistry {
    /// More shapes than this are sent whole each time; a session's memory does not grow with what it has shown.
    static let limit = 128

    private var numbers: [[UInt8]: Int] = [:]

    enum Known {
        case template(number: Int, isNew: Bool)
        case tooMany
    }

    mutating func number(for shape: [UInt8]) -> Known {
        if let number = numbers[shape] { return .template(number: number, isNew: false) }
        if numbers.count == Self.limit { return .tooMany }
        numbers[shape] = numbers.count
        return .template(number: numbers.count - 1, isNew: true)
    }

    /// The client has begun anew.
    mutating func forgetAll() { numbers = [:] }
}
