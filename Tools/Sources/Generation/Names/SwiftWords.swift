/// Names that a generated type, case or property must not have, such as `class`.
enum SwiftWords {
    static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The types that generated code uses, also as the beginning of another name, as in `ContentView`. If a generated type had the same
    /// name, the code would use the wrong type.
    static let usedTypes: Set<String> = [
        "Array", "Bool", "Button", "Character", "Content", "Data", "Date", "Decimal", "Dictionary", "Double", "Dynamic",
        "Error", "Float", "Hashable", "Identifiable", "Int", "Interactor", "Label", "List", "Optional", "Presenter", "Result",
        "Role", "Route", "Router", "Screen", "Sendable", "Set", "Stack", "String", "Task", "Test", "Text", "URL", "UUID",
        "View", "ViewModel", "Void", "Window", "Wireframe",
    ]

    /// Whether the text is an identifier of letters, digits and underscores that does not begin with a digit.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return (first == "_" || first.properties.isXIDStart)
            && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }
}
