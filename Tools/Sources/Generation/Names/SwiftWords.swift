/// The words of Swift that cannot be names of types, cases or properties without backticks.
enum SwiftWords {
    static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Types that generated code uses, alone or with an ending of ours, as in `ContentView`. A type of the same name would hide them.
    static let usedTypes: Set<String> = [
        "Array", "Bool", "Button", "Character", "Content", "Data", "Date", "Dictionary", "Double", "Dynamic", "Error", "Float", "Hashable",
        "Identifiable", "Int", "Interactor", "Label", "List", "Optional", "Presenter", "Result", "Role", "Route", "Router",
        "Screen", "Sendable", "Set", "Stack", "String", "Task", "Test", "Text", "URL", "UUID", "View", "ViewModel", "Void", "Window",
        "Wireframe",
    ]

    /// Whether the text is an identifier of letters, digits and underscores that does not begin with a digit.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return (first == "_" || first.properties.isXIDStart)
            && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    }
}
