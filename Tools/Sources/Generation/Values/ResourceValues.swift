/// The values that a template for stored and shared entities gets for each attribute: pieces of code for the table, the list and the form.
enum ResourceValues {
    static let shapes: [String: NameShape] = [
        "columnType": .text, "rowText": .text, "isBefore": .text, "fieldText": .text, "isNumber": .flag,
    ]

    /// - Parameter entity: The name of a variable with the entity, such as `expense`.
    static func values(for attribute: EntityAttribute, of entity: String) -> [String: TemplateValue] {
        let (name, type) = (attribute.name.value, attribute.type)
        return [
            "columnType": .text(columnType(for: type)),
            "rowText": .text(rowText(of: "\(entity).\(name)", attribute)),
            "isBefore": .text(comparison(of: name, attribute)),
            "fieldText": .text(fieldText(of: "draft.\(name)", attribute)),
            "isNumber": .flag(isNumber(type)),
        ]
    }

    static func isNumber(_ type: AttributeType) -> Bool { [.int, .double, .decimal].contains(type) }

    /// The type of the column in GRDB. A decimal number is a text, because a number of SQLite is not exact.
    private static func columnType(for type: AttributeType) -> String {
        switch type {
        case .string, .decimal, .date, .url: ".text"
        case .int: ".integer"
        case .double: ".double"
        case .bool: ".boolean"
        case .uuid: ".blob"
        }
    }

    /// A Swift expression for the text that a person reads.
    private static func rowText(of value: String, _ attribute: EntityAttribute) -> String {
        let chain = attribute.isOptional ? value + "?" : value
        let fallback = attribute.isOptional ? " ?? \"\"" : ""
        let (yes, no) = (MarkedTexts.mark("Yes"), MarkedTexts.mark("No"))
        return switch attribute.type {
        case .string: value + fallback
        case .int, .double, .decimal: "\(chain).formatted(.number.locale(locale))\(fallback)"
        case .bool: attribute.isOptional ? "\(value).map { $0 ? \(yes) : \(no) } ?? \"\"" : "\(value) ? \(yes) : \(no)"
        case .date: "\(chain).text()\(fallback)"
        case .uuid: "\(chain).uuidString\(fallback)"
        case .url: "\(chain).absoluteString\(fallback)"
        }
    }

    /// A Swift expression that compares `one` with `other`. A missing value comes first.
    private static func comparison(of name: String, _ attribute: EntityAttribute) -> String {
        let (path, fallback): (String, String) =
            switch attribute.type {
            case .string: (name + (attribute.isOptional ? "?" : "") + ".lowercased()", "\"\"")
            case .int: (name, ".min")
            case .double: (name, "-.infinity")
            case .decimal: (name, "-.greatestFiniteMagnitude")
            case .bool: (name, "false")
            case .date: (name + (attribute.isOptional ? "?.description" : ""), "\"\"")
            case .uuid: (name + (attribute.isOptional ? "?" : "") + ".uuidString", "\"\"")
            case .url: (name + (attribute.isOptional ? "?" : "") + ".absoluteString", "\"\"")
            }
        func side(_ entity: String) -> String { attribute.isOptional ? "(\(entity).\(path) ?? \(fallback))" : "\(entity).\(path)" }
        return attribute.type == .bool ? "!\(side("one")) && \(side("other"))" : "\(side("one")) < \(side("other"))"
    }

    /// A Swift expression for the value of a field when the form begins with a draft.
    private static func fieldText(of value: String, _ attribute: EntityAttribute) -> String {
        func text(_ required: String, _ optional: String) -> String { attribute.isOptional ? optional : required }
        return switch attribute.type {
        case .string: text(value, "\(value) ?? \"\"")
        case .int, .double: text("\"\\(\(value))\"", "\(value).map { \"\\($0)\" } ?? \"\"")
        case .decimal: text("Self.text(\(value))", "\(value).map(Self.text) ?? \"\"")
        case .bool: text(value, "\(value) ?? false")
        case .date: value
        case .uuid: text("\(value).uuidString", "\(value)?.uuidString ?? \"\"")
        case .url: text("\(value).absoluteString", "\(value)?.absoluteString ?? \"\"")
        }
    }

    /// The imports of the file that compares two entities. It uses members of these types, and no members of a required decimal number.
    static func orderImports(for attributes: [EntityAttribute]) -> String {
        let needsFoundation = attributes.contains { [.uuid, .url].contains($0.type) || ($0.type == .decimal && $0.isOptional) }
        return "import BelvedereCore\n" + (needsFoundation ? "import Foundation\n" : "") + "\n"
    }

    /// The imports of the file with the texts that a person reads.
    static func rowImports(for attributes: [EntityAttribute]) -> String {
        let types = attributes.map(\.type)
        var modules: [String] = []
        if types.contains(where: isNumber) { modules.append("BelvedereCore") }
        if types.contains(.date) { modules.append("BelvedereTexts") }
        if types.contains(where: { isNumber($0) || $0 == .uuid || $0 == .url }) { modules.append("Foundation") }
        return modules.isEmpty ? "" : modules.map { "import \($0)\n" }.joined() + "\n"
    }
}
