import SwiftSyntax

/// Finds the position of the first syntax error in a syntax tree.
final class ErrorFinder: SyntaxAnyVisitor {
    private var offset: Int?

    static func position(in tree: SourceFileSyntax, lines: LineTable) -> SourcePosition {
        let finder = ErrorFinder(viewMode: .all)
        finder.walk(tree)
        return lines.position(at: finder.offset ?? 0)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if offset != nil || !node.hasError { return .skipChildren }
        if node.is(UnexpectedNodesSyntax.self) { note(node.positionAfterSkippingLeadingTrivia) }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing || token.hasError { note(token.positionAfterSkippingLeadingTrivia) }
        return .skipChildren
    }

    private func note(_ position: AbsolutePosition) {
        if offset == nil { offset = position.utf8Offset }
    }
}
