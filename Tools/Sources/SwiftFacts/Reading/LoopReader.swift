import SwiftSyntax

/// Finds out whether the body of a loop adds only some of the values to another collection.
final class LoopReader: SyntaxVisitor {
    private let variable: String
    /// Whether the values that the current node receives are already selected.
    private var isSelected: Bool
    private(set) var selects = false

    /// - Parameter isSelected: Whether the loop has a condition itself, as in `for item in items where item.isOpen`.
    init(variable: String, isSelected: Bool) {
        self.variable = variable
        self.isSelected = isSelected
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        let wasSelected = isSelected
        if mentionsVariable(node.conditions) { isSelected = true }
        walk(node.body)
        if let rest = node.elseBody { walk(rest) }
        isSelected = wasSelected
        return .skipChildren
    }

    /// The statements after a `guard` receive only the values that meet its condition.
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        if mentionsVariable(node.conditions) { isSelected = true }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard isSelected, ["append", "insert"].contains(called), let first = node.arguments.first else { return .visitChildren }
        if first.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText == variable { selects = true }
        return .visitChildren
    }

    private func mentionsVariable(_ node: some SyntaxProtocol) -> Bool {
        node.descendants(DeclReferenceExprSyntax.self).contains { $0.baseName.identifierText == variable }
    }
}
