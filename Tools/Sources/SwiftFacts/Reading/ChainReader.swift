import SwiftSyntax

/// Reads the names of a chain such as `self.service?.load().first`.
enum ChainReader {
    /// The names from the first to the last; `_` for a part that is no name. Empty where nothing in it is a name.
    static func names(of expression: ExprSyntax) -> [String] {
        var names: [String] = []
        collect(expression, into: &names)
        return names.allSatisfy { $0 == "_" } ? [] : names
    }

    private static func collect(_ expression: ExprSyntax, into names: inout [String]) {
        let expression = withoutWrapping(expression)
        switch expression.kind {
        case .memberAccessExpr:
            let member = expression.cast(MemberAccessExprSyntax.self)
            if let base = member.base { collect(base, into: &names) } else { names.append("_") }
            names.append(member.declName.baseName.identifierText)
        case .functionCallExpr: collect(expression.cast(FunctionCallExprSyntax.self).calledExpression, into: &names)
        case .subscriptCallExpr: collect(expression.cast(SubscriptCallExprSyntax.self).calledExpression, into: &names)
        case .declReferenceExpr: names.append(expression.cast(DeclReferenceExprSyntax.self).baseName.identifierText)
        case .genericSpecializationExpr: collect(expression.cast(GenericSpecializationExprSyntax.self).expression, into: &names)
        case .superExpr: names.append("super")
        default: names.append("_")
        }
    }

    /// The expression within `try`, `await`, parentheses, `?` and `!`.
    static func withoutWrapping(_ expression: ExprSyntax) -> ExprSyntax {
        var expression = expression
        while let inner = wrapped(expression) { expression = inner }
        return expression
    }

    private static func wrapped(_ expression: ExprSyntax) -> ExprSyntax? {
        switch expression.kind {
        case .optionalChainingExpr: return expression.cast(OptionalChainingExprSyntax.self).expression
        case .forceUnwrapExpr: return expression.cast(ForceUnwrapExprSyntax.self).expression
        case .tryExpr: return expression.cast(TryExprSyntax.self).expression
        case .awaitExpr: return expression.cast(AwaitExprSyntax.self).expression
        case .inOutExpr: return expression.cast(InOutExprSyntax.self).expression
        case .tupleExpr:
            let elements = expression.cast(TupleExprSyntax.self).elements
            return elements.count == 1 ? elements.first?.expression : nil
        default: return nil
        }
    }

    /// Whether an expression is a part of a chain that a larger expression reads.
    static func isPart(_ node: some SyntaxProtocol) -> Bool {
        var current = Syntax(node)
        while let parent = current.parent {
            switch parent.kind {
            case .memberAccessExpr:
                let member = parent.cast(MemberAccessExprSyntax.self)
                return member.base?.id == current.id || member.declName.id == current.id
            case .functionCallExpr: return parent.cast(FunctionCallExprSyntax.self).calledExpression.id == current.id
            case .subscriptCallExpr: return parent.cast(SubscriptCallExprSyntax.self).calledExpression.id == current.id
            case .genericSpecializationExpr: return parent.cast(GenericSpecializationExprSyntax.self).expression.id == current.id
            // What only wraps: the chain may go on outside.
            case .optionalChainingExpr, .forceUnwrapExpr: current = parent
            default:
                guard isSingle(parent) else { return false }
                current = parent
            }
        }
        return false
    }

    private static func isSingle(_ parent: Syntax) -> Bool {
        switch parent.kind {
        case .labeledExpr: parent.parent?.parent?.is(TupleExprSyntax.self) == true
        case .labeledExprList: parent.parent?.is(TupleExprSyntax.self) == true
        case .tryExpr, .awaitExpr: parent.parent?.parent?.parent?.is(TupleExprSyntax.self) == true
        default: parent.is(TupleExprSyntax.self)
        }
    }
}
