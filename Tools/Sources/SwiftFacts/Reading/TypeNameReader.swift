import SwiftSyntax

/// Finds the nominal types in a written type, those of its generic arguments included.
final class TypeNameReader: SyntaxVisitor {
    struct Name {
        var text: String
        var offset: Int
        /// Whether a value of the type holds a value of this one, or is one.
        var isHeld: Bool
    }

    private var found: [Name] = []
    /// Whether the current node stands in something that need not hold it: a function, or a type of somebody else.
    private var isApart = false
    /// Types that hold what stands between their angle brackets.
    private static let holders: Set<String> = ["Optional", "Array", "Set", "Dictionary"]

    /// Names of no type that somebody declares.
    private static let leftOut: Set<String> = ["Self", "Any", "AnyObject", "Void", "_", ""]

    static func names(in type: TypeSyntax) -> [Name] {
        // Most types are one name, for which nothing has to be walked.
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
        // `Login.Type` and `Login.Protocol` are the type itself.
        if ["Type", "Protocol"].contains(parts.last ?? ""), parts.count > 1 { parts.removeLast() }
        add(parts.joined(separator: "."), node.positionAfterSkippingLeadingTrivia.utf8Offset)
        return .skipChildren
    }

    private func add(_ name: String, _ offset: Int) {
        if !Self.leftOut.contains(name) { found.append(Name(text: name, offset: offset, isHeld: !isApart)) }
    }
}
