/// The type of an attribute, which is a property that a developer requests as `name:string`.
enum AttributeType: String, CaseIterable, Sendable {
    case string, int, double, decimal, bool, date, uuid, url

    /// The name of the type in Swift, such as `String` for `string`.
    var swiftName: String {
        switch self {
        case .string: "String"
        case .int: "Int"
        case .double: "Double"
        case .decimal: "Decimal"
        case .bool: "Bool"
        case .date: "Date"
        case .uuid: "UUID"
        case .url: "URL"
        }
    }

    /// Whether Foundation declares the type.
    var needsFoundation: Bool { [.decimal, .date, .uuid, .url].contains(self) }

    /// A Swift expression for a sample value in generated tests. Different numbers give different values.
    func sample(_ number: Int, label: String) -> String {
        switch self {
        case .string: "\"\(label) \(number)\""
        case .int: "\(number)"
        case .double: "\(number).5"
        case .decimal: "Decimal(sign: .plus, exponent: -1, significand: \(number * 10 + 5))"
        case .bool: number.isMultiple(of: 2) ? "false" : "true"
        case .date: "Date(timeIntervalSinceReferenceDate: \(number))"
        case .uuid: "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \(number)))"
        case .url: "URL(fileURLWithPath: \"/\(number)\")"
        }
    }

    /// The sample value with this number, as JSON text.
    func json(_ number: Int, label: String) -> String {
        switch self {
        case .string: "\"\(label) \(number)\""
        case .int: "\(number)"
        case .double, .decimal: "\(number).5"
        case .bool: number.isMultiple(of: 2) ? "false" : "true"
        case .date: "\(number)"
        case .uuid: "\"00000000-0000-0000-0000-0000000000" + (number < 16 ? "0" : "") + String(number, radix: 16) + "\""
        case .url: "\"file:///\(number)\""
        }
    }

    /// Other names for the types that developers may write, such as `text` for `string`.
    static let synonyms: [String: AttributeType] = [
        "text": .string, "integer": .int, "number": .int, "float": .double, "money": .decimal, "boolean": .bool, "flag": .bool,
    ]

    static func named(_ name: String) -> AttributeType? { AttributeType(rawValue: name.lowercased()) ?? synonyms[name.lowercased()] }
}
