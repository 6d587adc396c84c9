import SwiftSyntax

/// Collects every name in an expression, in the order of the file.
final class NameCollector: SyntaxVisitor {
    private var names: [String] = []

    static func names(in expression: ExprSyntax) -> [String] {
        let collector = NameCollector(viewMode: .sourceAccurate)
        collector.walk(expression)
        return collector.names
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.baseName.identifierText)
        return .skipChildren
    }
}
