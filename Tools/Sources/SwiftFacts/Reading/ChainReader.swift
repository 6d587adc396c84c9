import SwiftSyntax

/// Finds the names in a chain such as `self.service?.load().first`.
struct ChainReader {
    /// The text of the syntax tree. If it is nil, the reader gets each name from the tree, which takes longer.
    let source: SourceText?

    /// The names of the chain from the first to the last; `_` for a part that is not a name. Empty if no part is a name.
    func names(of expression: ExprSyntax) -> [String] {
        names(of: expression) { _ in }
    }

    /// The names of the chain from the first to the last. The closure receives the nodes of the chain.
    ///
    /// - Parameter meet: Called with each node of the chain, from the whole chain to its first name. Wrapping nodes such as `try` are
    ///   included.
    func names(of expression: ExprSyntax, meet: (ExprSyntax) -> Void) -> [String] {
        var names: [String] = []
        var rest: ExprSyntax? = expression
        while let part = rest {
            meet(part)
            if let inner = Self.wrapped(part) {
                rest = inner
                continue
            }
            switch part.kind {
            case .declReferenceExpr:
                let name = name(of: part.cast(DeclReferenceExprSyntax.self))
                if names.isEmpty { return name == "_" ? [] : [name] }
                names.append(name)
                rest = nil
            case .memberAccessExpr:
                let member = part.cast(MemberAccessExprSyntax.self)
                // Reserve memory for a few names, because most chains have a few. Otherwise the array would be copied each time that it
                // grows.
                if names.isEmpty { names.reserveCapacity(4) }
                names.append(name(of: member.declName))
                rest = member.base
                if rest == nil { names.append("_") }
            case .functionCallExpr: rest = part.cast(FunctionCallExprSyntax.self).calledExpression
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

    private func name(of node: DeclReferenceExprSyntax) -> String {
        source?.name(of: node) ?? node.baseName.identifierText
    }

    /// The expression without `try`, `await`, parentheses, `?` and `!` around it.
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
