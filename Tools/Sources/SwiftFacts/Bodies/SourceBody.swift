import SwiftSyntax

/// A function, an initializer or a computed property whose body can be replaced.
struct SourceBody {
    /// The declaration without its body.
    enum Head {
        case function(FunctionDeclSyntax)
        case initializer(InitializerDeclSyntax)
        case property(VariableDeclSyntax, name: String)
    }

    let head: Head
    /// The body with its braces.
    let text: String
    /// The words of the body.
    let words: String
    /// The line of the opening brace.
    let line: Int
    let type: EnclosingType?
    /// The statements that give stored properties their initial values, which an initializer needs outside of the module.
    var initialValues: [String] = []

    /// The names through which other code reaches the function.
    var names: [String] {
        if let type { return type.name.split(separator: ".").map(String.init) }
        switch head {
        case .function(let function): return [function.name.identifierText]
        case .initializer: return []
        case .property(_, let name): return [name]
        }
    }

    var inheritedTypes: Set<String> { type?.inheritedTypes ?? [] }

    /// The Swift code that replaces the function.
    ///
    /// - Parameters:
    ///   - name: A name that no other declaration has.
    ///   - path: The path of the file, so that errors have the place in it.
    func code(named name: String, path: String) -> String {
        let start = "@_dynamicReplacement(for: \(replacedName)) \(declaration(named: name)) "
        let values = initialValues.isEmpty ? "" : "{ " + initialValues.joined(separator: "; ") + "; "
        let content = values.isEmpty ? text : String(text.dropFirst())
        let linesBefore = (start + values).utf8.count { $0 == UInt8(ascii: "\n") }
        let code = """
            #sourceLocation(file: \(Self.quoted(path)), line: \(max(1, line - linesBefore)))
            \(start)\(values)\(content)
            #sourceLocation()
            """
        return type.map { "\($0.header) {\n\(code)\n}" } ?? code
    }

    private var replacedName: String {
        func arguments(_ parameters: FunctionParameterListSyntax) -> String {
            parameters.map { $0.firstName.text + ":" }.joined()
        }
        switch head {
        case .function(let function): return "\(function.name.text)(\(arguments(function.signature.parameterClause.parameters)))"
        case .initializer(let initializer): return "init(\(arguments(initializer.signature.parameterClause.parameters)))"
        case .property(_, let name): return name
        }
    }

    private func declaration(named name: String) -> String {
        switch head {
        case .function(var function):
            function.name = .identifier(name)
            function.attributes = function.attributes.filter { $0.as(AttributeSyntax.self).map(EnclosingType.isOfTests) != true }
            function.modifiers = Self.kept(function.modifiers)
            function.signature.parameterClause.parameters = Self.withoutDefaults(function.signature.parameterClause.parameters)
            function.body = nil
            return function.trimmedDescription
        case .initializer(var initializer):
            initializer.modifiers = Self.kept(initializer.modifiers)
            var parameters = Self.withoutDefaults(initializer.signature.parameterClause.parameters)
            // Another label makes it another initializer, with the same type.
            if let start = parameters.indices.first {
                parameters[start].secondName = parameters[start].secondName ?? parameters[start].firstName
                parameters[start].firstName = .identifier(name, trailingTrivia: .space)
            }
            initializer.signature.parameterClause.parameters = parameters
            initializer.body = nil
            return initializer.trimmedDescription
        case .property(var property, _):
            property.modifiers = Self.kept(property.modifiers)
            guard let start = property.bindings.indices.first else { return "" }
            property.bindings[start].pattern = PatternSyntax(IdentifierPatternSyntax(identifier: .identifier(name)))
            property.bindings[start].accessorBlock = nil
            return property.trimmedDescription
        }
    }

    /// The modifiers that an extension in another module may have too.
    private static func kept(_ modifiers: DeclModifierListSyntax) -> DeclModifierListSyntax {
        let dropped: Set = [
            "open", "public", "package", "internal", "fileprivate", "private", "final", "override", "required", "dynamic",
        ]
        return modifiers.filter { !dropped.contains($0.name.text) }
    }

    private static func withoutDefaults(_ parameters: FunctionParameterListSyntax) -> FunctionParameterListSyntax {
        FunctionParameterListSyntax(
            parameters.map { parameter in
                guard parameter.defaultValue != nil else { return parameter }
                // The space before the equals sign belongs to the type.
                return parameter.with(\.defaultValue, nil).with(\.type.trailingTrivia, [])
            })
    }

    static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
