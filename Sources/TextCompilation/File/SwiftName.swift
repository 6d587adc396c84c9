/// Which names Swift takes.
enum SwiftName {
    /// Words that can be a name only between back-ticks.
    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
    /// What generated types have already, and what Swift keeps for itself in every type.
    static let taken: Set = ["catalogue", "init", "language", "languages", "locale", "self"]

    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        let letters = { (scalar: Unicode.Scalar) in ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" }
        return letters(first) && text != "_" && text.unicodeScalars.allSatisfy { letters($0) || ("0"..."9").contains($0) }
    }

    /// A name as it stands in a declaration.
    static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
