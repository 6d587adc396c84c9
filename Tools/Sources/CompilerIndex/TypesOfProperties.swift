import SwiftFacts

/// Reads the types of properties out of the compiler's identifiers for them.
///
/// An identifier of Swift's, such as `s:5Login0A4ViewC7serviceAA0A7ServiceCvp`, is the mangled name of the declaration, and that of a
/// property ends with its type. The form is described in the document Mangling.rst of the compiler.
struct TypesOfProperties {
    private var known: [String: TypeName?] = [:]

    /// - Returns: nil for what was imported from C or Objective-C, which says nothing of types.
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

    /// `LoginService` of `Login.LoginView.service : Login.LoginService`.
    static func text(of identifier: String) -> String? {
        guard identifier.hasPrefix("s:"), let text = Demangler.text(of: "$s" + identifier.dropFirst(2)) else { return nil }
        guard let separator = text.firstRange(of: " : ") else { return nil }
        return withoutPrivateNames(String(text[separator.upperBound...]))
    }

    /// `(LoginService in _5F4D…)` is a type that only its file sees. How weakly a property holds it is told elsewhere.
    static func withoutPrivateNames(_ text: String) -> String {
        // What the language writes as `[Login]?` has names of the library here.
        var text = text.replacing("Swift.", with: "").replacing(/\((\w+) in _[0-9A-F]+\)/) { String($0.output.1) }
        for word in ["weak ", "unowned ", "unowned(unsafe) "] where text.hasPrefix(word) { text.removeFirst(word.count) }
        return text
    }
}
