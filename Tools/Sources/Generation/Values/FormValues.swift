/// What the template of a form gets to know of an attribute: the field for it, and how what was entered is read.
///
/// A form holds texts as they are typed. Only when nothing is wrong it becomes values of the right types.
enum FormValues {
    static let shapes: [String: NameShape] = [
        "fieldMade": .text, "fieldType": .text, "fieldStart": .text, "reading": .text, "hint": .text,
        "draftType": .text, "draftValue": .text, "entered": .text, "enteredText": .text, "draftSample": .text,
        "isTyped": .flag, "isNeeded": .flag, "isRead": .flag, "isChecked": .flag,
    ]

    static func values(for attribute: Attribute) -> [String: TemplateValue] {
        let (name, type, label) = (attribute.name.value, attribute.type, attribute.name.title)
        let isTyped = type != .bool && type != .date
        let isRead = isTyped && type != .string
        let isNeeded = !attribute.isOptional && type != .bool
        let text = type == .date ? "2026-01-01" : type.json(1, label: label).filter { $0 != "\"" }
        let day = "CalendarDate(\"\(text)\")"
        let reading = Self.reading(of: type, name: name)
        let optionalValue = isTyped && !isRead ? "\(name).isEmpty ? nil : \(name)" : reading
        return [
            "fieldMade": .text(field(for: type, label: label)),
            "fieldType": .text(type == .bool ? "Bool" : type == .date ? "CalendarDate?" : "String"),
            "fieldStart": .text(type == .bool ? "false" : type == .date ? "nil" : "\"\""),
            "reading": .text(reading), "hint": .text(hint(for: type)),
            "draftType": .text((type == .date ? "CalendarDate" : type.swiftName) + (attribute.isOptional ? "?" : "")),
            "draftValue": .text(isNeeded ? name : optionalValue),
            "entered": .text(type == .bool ? "true" : type == .date ? day : "\"\(text)\""), "enteredText": .text("\"\(text)\""),
            "draftSample": .text(type == .date ? day : type.sample(1, label: label)),
            "isTyped": .flag(isTyped), "isNeeded": .flag(isNeeded), "isRead": .flag(isRead), "isChecked": .flag(isNeeded || isRead),
        ]
    }

    private static func field(for type: AttributeType, label: String) -> String {
        switch type {
        case .string, .uuid: "TextField(\"\(label)\")"
        case .int, .double: "TextField(\"\(label)\", keyboard: .number)"
        case .url: "TextField(\"\(label)\", keyboard: .url)"
        case .bool: "Toggle(\"\(label)\")"
        case .date: "DateField(\"\(label)\")"
        }
    }

    /// An expression in Swift for the value of a field; `nil` if the field holds none.
    private static func reading(of type: AttributeType, name: String) -> String {
        switch type {
        case .string, .bool, .date: name
        case .int, .double: "\(type.swiftName)(\(name))"
        case .uuid: "UUID(uuidString: \(name))"
        // Without a scheme almost every text is an address.
        case .url: "URL(string: \(name)).flatMap({ $0.scheme == nil ? nil : $0 })"
        }
    }

    /// What a person is told who typed something else.
    private static func hint(for type: AttributeType) -> String {
        switch type {
        case .string, .bool, .date: ""
        case .int: "Enter a whole number, such as 12."
        case .double: "Enter a number, such as 1.5."
        case .uuid: "Enter an identifier, such as 7B0E6C2A-3F5D-4E8B-9A1C-2D4F6A8B0C1E."
        case .url: "Enter an address, such as https://example.org."
        }
    }
}
