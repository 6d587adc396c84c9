import SwiftFacts

/// Finds the types of properties in the identifiers that the compiler writes to its index.
///
/// A Swift identifier, such as `s:5Login0A4ViewC7serviceAA0A7ServiceCvp`, is the mangled name of a declaration. The identifier of a
/// property ends with its type. The document Mangling.rst of the compiler describes the form.
struct TypesOfProperties {
    private var known: [String: TypeName?] = [:]

    /// - Returns: nil for an identifier from C or Objective-C, which contains no type.
    mutating func type(ofProperty identifier: String, at position: SourcePosition) -> TypeName? {
        if let type = known[identifier] { return type.map { Self.moved($0, to: position) } }
        let type = Self.text(of: identifier).flatMap { TypeName(source: $0, position: position) }
        known[identifier] = .some(type)
        return type
    }

    private static func moved(_ type: TypeName, to position: SourcePosition) -> TypeName {
        var type = type
        type.position = position
        return type
    }

    /// Takes the type from a demangled identifier: `Login.LoginService` from `Login.LoginView.service : Login.LoginService`.
    static func text(of identifier: String) -> String? {
        guard identifier.hasPrefix("s:"), let text = Demangler.text(of: "$s" + identifier.dropFirst(2)) else { return nil }
        guard let separator = text.firstRange(of: " : ") else { return nil }
        return withoutPrivateNames(String(text[separator.upperBound...]))
    }

    /// The text of a type without the additions for private types, such as `(LoginService in _5F4D…)`, and without `weak` or `unowned`.
    /// Whether a reference is strong is already known from the source.
    static func withoutPrivateNames(_ text: String) -> String {
        // Types that Swift code writes with signs, such as `[Login]?`, have their full names here: `Optional<Array<Login>>`.
        var text = text.replacing("Swift.", with: "").replacing(/\((\w+) in _[0-9A-F]+\)/) { String($0.output.1) }
        for word in ["weak ", "unowned ", "unowned(unsafe) "] where text.hasPrefix(word) { text.removeFirst(word.count) }
        return text
    }
}
