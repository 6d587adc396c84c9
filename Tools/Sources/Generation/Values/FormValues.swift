/// The values that a template for a form gets for each attribute: pieces of code such as the field, and the code that turns the entered
/// text into a value.
///
/// A generated form stores the texts that the person types. It converts them to values of the right types when all texts are valid.
enum FormValues {
    static let shapes: [String: NameShape] = [
        "fieldMade": .text, "fieldType": .text, "fieldStart": .text, "reading": .text, "hint": .text, "shownHint": .text,
        "draftType": .text, "draftValue": .text, "entered": .text, "enteredText": .text, "otherEntered": .text, "draftSample": .text,
        "isTyped": .flag, "isNeeded": .flag, "isRead": .flag, "isChecked": .flag,
    ]

    static func values(for attribute: EntityAttribute) -> [String: TemplateValue] {
        let (name, type, label) = (attribute.name.value, attribute.type, attribute.name.title)
        let isTyped = type != .bool && type != .date
        let isRead = isTyped && type != .string
        let isNeeded = !attribute.isOptional && type != .bool
        let text = type == .date ? "2026-01-01" : type.json(1, label: label).filter { $0 != "\"" }
        let day = "CalendarDate(\"\(text)\")"
        let other = type.json(2, label: label).filter { $0 != "\"" }
        let reading = Self.reading(of: type, name: name)
        let optionalValue = isTyped && !isRead ? "\(name).isEmpty ? nil : \(name)" : reading
        return [
            "fieldMade": .text(field(for: type, label: label)),
            "fieldType": .text(type == .bool ? "Bool" : type == .date ? "CalendarDate?" : "String"),
            "fieldStart": .text(type == .bool ? "false" : type == .date ? "nil" : "\"\""),
            "reading": .text(reading), "hint": .text(hint(for: type)),
            "shownHint": .text(type == .decimal ? hint(for: .double) : hint(for: type)),
            "draftType": .text((type == .date ? "CalendarDate" : type.swiftName) + (attribute.isOptional ? "?" : "")),
            "draftValue": .text(isNeeded ? name : optionalValue),
            "entered": .text(type == .bool ? "true" : type == .date ? day : "\"\(text)\""), "enteredText": .text("\"\(text)\""),
            "otherEntered": .text(type == .bool ? "false" : type == .date ? "CalendarDate(\"2026-01-02\")" : "\"\(other)\""),
            "draftSample": .text(type == .date ? day : type.sample(1, label: label)),
            "isTyped": .flag(isTyped), "isNeeded": .flag(isNeeded), "isRead": .flag(isRead), "isChecked": .flag(isNeeded || isRead),
        ]
    }

    private static func field(for type: AttributeType, label: String) -> String {
        switch type {
        case .string, .uuid: "TextField(\(MarkedTexts.mark(label)))"
        case .int, .double, .decimal: "TextField(\(MarkedTexts.mark(label)), keyboard: .number)"
        case .url: "TextField(\(MarkedTexts.mark(label)), keyboard: .url)"
        case .bool: "Toggle(\(MarkedTexts.mark(label)))"
        case .date: "DateField(\(MarkedTexts.mark(label)))"
        }
    }

    /// A Swift expression that converts the text of a field to a value. The expression is `nil` if the text is not valid.
    private static func reading(of type: AttributeType, name: String) -> String {
        switch type {
        case .string, .bool, .date: name
        case .int, .double: "\(type.swiftName)(\(name))"
        case .decimal: "Self.decimal(\(name))"
        case .uuid: "UUID(uuidString: \(name))"
        // `URL(string:)` accepts almost any text, so the code also requires a scheme such as `https`.
        case .url: "URL(string: \(name)).flatMap({ $0.scheme == nil ? nil : $0 })"
        }
    }

    /// The message that the form shows if the text is not valid for the type. For a decimal number, it contains code for the separator of
    /// the person's language.
    private static func hint(for type: AttributeType) -> String {
        switch type {
        case .string, .bool, .date: ""
        case .int: "Enter a whole number, such as 12."
        case .double: "Enter a number, such as 1.5."
        case .decimal: #"Enter a number, such as 1\(Self.decimalSeparator)5."#
        case .uuid: "Enter an identifier, such as 7B0E6C2A-3F5D-4E8B-9A1C-2D4F6A8B0C1E."
        case .url: "Enter an address, such as https://example.org."
        }
    }
}
