/// The rules for names in Swift.
enum SwiftName {
    /// Swift keywords. One of them can be a name only in backticks.
    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
    /// Names that a text cannot have: generated types use them already, or Swift reserves them.
    static let taken: Set = ["addLanguages", "addedTexts", "catalogue", "init", "language", "languages", "locale", "self"]

    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        let letters = { (scalar: Unicode.Scalar) in ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" }
        return letters(first) && text != "_" && text.unicodeScalars.allSatisfy { letters($0) || ("0"..."9").contains($0) }
    }

    /// Returns a name as it is written in a declaration: a keyword in backticks, any other name unchanged.
    static func declared(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
