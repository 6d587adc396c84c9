import SwiftSyntax

/// Reads the names of a chain such as `self.service?.load().first`.
enum ChainReader {
    /// The names from the first to the last; `_` for a part that is no name. Empty where nothing in it is a name.
    static func names(of expression: ExprSyntax) -> [String] {
        names(of: expression) { _, _ in }
    }

    /// The same, for who wants to see the parts as well.
    ///
    /// - Parameter meet: Called with each part, from the whole chain to its first name, and with the part again if it is a call.
    static func names(of expression: ExprSyntax, meet: (ExprSyntax, FunctionCallExprSyntax?) -> Void) -> [String] {
        var names: [String] = []
        var rest: ExprSyntax? = expression
        while let wrapped = rest {
            let part = withoutWrapping(wrapped)
            switch part.kind {
            case .declReferenceExpr:
                meet(part, nil)
                names.append(part.cast(DeclReferenceExprSyntax.self).baseName.identifierText)
                rest = nil
            case .memberAccessExpr:
                meet(part, nil)
                let member = part.cast(MemberAccessExprSyntax.self)
                names.append(member.declName.baseName.identifierText)
                rest = member.base
                if rest == nil { names.append("_") }
            case .functionCallExpr:
                let call = part.cast(FunctionCallExprSyntax.self)
                meet(part, call)
                rest = call.calledExpression
            case .subscriptCallExpr: rest = part.cast(SubscriptCallExprSyntax.self).calledExpression
            case .genericSpecializationExpr: rest = part.cast(GenericSpecializationExprSyntax.self).expression
            case .superExpr:
                names.append("super")
                rest = nil
            default:
                names.append("_")
                rest = nil
            }
        }
        if names.allSatisfy({ $0 == "_" }) { return [] }
        if names.count > 1 { names.reverse() }
        return names
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
}
