import SwiftParser
import SwiftSyntax

extension SourceInsertion {
    /// An insertion that makes a property weak. Returns nil if one word is not enough.
    ///
    /// One word is enough for `var view: LoginView?`. A constant, a type that is not optional, an initial value, an attribute or another
    /// modifier for the ownership needs a decision by a person.
    ///
    /// ```swift
    /// SourceInsertion.ofWeak(at: SourcePosition(line: 1, column: 5), in: "var view: LoginView?")?.text      // "weak "
    /// ```
    ///
    /// - Parameters:
    ///   - position: The position of the property's name.
    ///   - source: The text of the file.
    /// - Complexity: O(*n*), where *n* is the length of the source.
    public static func ofWeak(at position: SourcePosition, in source: String) -> SourceInsertion? {
        let tree = Parser.parse(source: source)
        let lines = SourceLocationConverter(fileName: "", tree: tree)
        let found = tree.descendants(VariableDeclSyntax.self).first { declaration in
            declaration.bindings.contains { lines.position(of: $0.pattern) == position }
        }
        guard let found, let binding = found.bindings.first, found.bindings.count == 1, found.attributes.isEmpty,
            found.bindingSpecifier.tokenKind == .keyword(.var), let type = binding.typeAnnotation?.type,
            type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { return nil }
        if let value = binding.initializer?.value, !value.is(NilLiteralExprSyntax.self) { return nil }
        let others: Set<String> = ["weak", "unowned", "lazy", "static", "class"]
        guard !found.modifiers.contains(where: { others.contains($0.name.text) }) else { return nil }
        return SourceInsertion(offset: found.bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset, text: "weak ")
    }

    /// An insertion that limits a protocol to classes: `: AnyObject`. Returns nil if there is no protocol at this position.
    ///
    /// ```swift
    /// SourceInsertion.ofAnyObject(at: SourcePosition(line: 1, column: 10), in: "protocol LoginView {}")?.text      // ": AnyObject"
    /// ```
    ///
    /// - Parameters:
    ///   - position: The position of the protocol's name.
    ///   - source: The text of the file.
    /// - Complexity: O(*n*), where *n* is the length of the source.
    public static func ofAnyObject(at position: SourcePosition, in source: String) -> SourceInsertion? {
        let tree = Parser.parse(source: source)
        let lines = SourceLocationConverter(fileName: "", tree: tree)
        let found = tree.descendants(ProtocolDeclSyntax.self).first { lines.position(of: $0.name) == position }
        guard let found else { return nil }
        if let first = found.inheritanceClause?.inheritedTypes.first {
            return SourceInsertion(offset: first.positionAfterSkippingLeadingTrivia.utf8Offset, text: "AnyObject, ")
        }
        return SourceInsertion(offset: found.name.endPositionBeforeTrailingTrivia.utf8Offset, text: ": AnyObject")
    }
}

extension SourceLocationConverter {
    /// The position of a node without the white space and the comments before it.
    fileprivate func position(of node: some SyntaxProtocol) -> SourcePosition {
        let location = location(for: node.positionAfterSkippingLeadingTrivia)
        return SourcePosition(line: location.line, column: location.column)
    }
}
