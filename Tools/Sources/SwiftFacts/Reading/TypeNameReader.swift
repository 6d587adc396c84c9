import SwiftSyntax

/// Finds the names of all nominal types in a type in the source, including generic arguments.
final class TypeNameReader: SyntaxVisitor {
    struct Name {
        var text: String
        var offset: Int
        /// Whether a value of the whole type stores a value of the type with this name, or is one. True for `Login` in `[Login]?`, false
        /// for `Login` in `Weak<Login>`.
        var isHeld: Bool
    }

    private var found: [Name] = []
    /// Whether the current node is inside a function type or a generic type of a framework. A value of such a type need not store values of
    /// the types inside.
    private var isApart = false
    /// The generic types of the standard library that store values of their generic arguments.
    private static let holders: Set<String> = ["Optional", "Array", "Set", "Dictionary"]

    /// Names that are no declared types, such as `Self`.
    private static let leftOut: Set<String> = ["Self", "Any", "AnyObject", "Void", "_", ""]

    static func names(in type: TypeSyntax) -> [Name] {
        // Most types are a single name. They need no visitor.
        if let identifier = type.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause == nil {
            let text = identifier.name.identifierText
            if leftOut.contains(text) { return [] }
            return [Name(text: text, offset: identifier.positionAfterSkippingLeadingTrivia.utf8Offset, isHeld: true)]
        }
        let reader = TypeNameReader(viewMode: .sourceAccurate)
        reader.walk(type)
        return reader.found
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.identifierText, node.positionAfterSkippingLeadingTrivia.utf8Offset)
        if let arguments = node.genericArgumentClause { walk(arguments, of: node.name.identifierText) }
        return .skipChildren
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        let wasApart = isApart
        isApart = true
        walk(node.parameters)
        walk(node.returnClause)
        isApart = wasApart
        return .skipChildren
    }

    private func walk(_ arguments: GenericArgumentClauseSyntax, of type: String) {
        let wasApart = isApart
        isApart = isApart || !Self.holders.contains(type)
        walk(arguments)
        isApart = wasApart
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        var parts = [node.name.identifierText]
        var base = node.baseType
        if let arguments = node.genericArgumentClause { walk(arguments, of: "") }
        while let member = base.as(MemberTypeSyntax.self) {
            parts.insert(member.name.identifierText, at: 0)
            if let arguments = member.genericArgumentClause { walk(arguments, of: "") }
            base = member.baseType
        }
        if let identifier = base.as(IdentifierTypeSyntax.self) {
            parts.insert(identifier.name.identifierText, at: 0)
            if let arguments = identifier.genericArgumentClause { walk(arguments, of: "") }
        }
        // `Login.Type` and `Login.Protocol` count as `Login`.
        if ["Type", "Protocol"].contains(parts.last ?? ""), parts.count > 1 { parts.removeLast() }
        add(parts.joined(separator: "."), node.positionAfterSkippingLeadingTrivia.utf8Offset)
        return .skipChildren
    }

    private func add(_ name: String, _ offset: Int) {
        if !Self.leftOut.contains(name) { found.append(Name(text: name, offset: offset, isHeld: !isApart)) }
    }
}
