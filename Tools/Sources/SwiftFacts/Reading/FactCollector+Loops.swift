import SwiftSyntax

extension FactCollector {
    /// Records a `for` loop whose sequence is a chain of names.
    func readLoop(_ node: ForStmtSyntax) {
        let sequence = chains.names(of: node.sequence)
        guard !sequence.isEmpty else { return }
        let variable = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText ?? ""
        let reader = LoopReader(variable: variable, isSelected: node.whereClause != nil)
        reader.walk(node.body)
        record(variable, sequence, selects: reader.selects, at: position(of: node))
    }

    /// Records a call such as `items.forEach { item in … }`.
    func readLoop(_ names: [String], _ expression: ExprSyntax, at place: SourcePosition) {
        guard names.count > 1, names.last == "forEach", let call = expression.as(FunctionCallExprSyntax.self) else { return }
        guard let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self) else { return }
        let variable = name(ofFirstParameterOf: closure)
        let reader = LoopReader(variable: variable, isSelected: false)
        reader.walk(closure.statements)
        record(variable, Array(names.dropLast()), selects: reader.selects, at: place)
    }

    /// The name of the first parameter of a closure; `$0` if the closure names none.
    private func name(ofFirstParameterOf closure: ClosureExprSyntax) -> String {
        guard let parameters = closure.signature?.parameterClause else { return "$0" }
        if case .simpleInput(let list) = parameters { return list.first?.name.identifierText ?? "" }
        return parameters.as(ClosureParameterClauseSyntax.self)?.parameters.first?.firstName.identifierText ?? ""
    }

    private func record(_ variable: String, _ sequence: [String], selects: Bool, at place: SourcePosition) {
        facts.loops.append(LoopFact(variable: variable, sequence: sequence, selects: selects, scope: scope, position: place))
    }

    /// The name of the local variable that gets the value of an expression, as in `let film = viewModel.films[row]`. Empty if there is
    /// none.
    func localName(for expression: ExprSyntax) -> String {
        var node = expression
        // A chain can end before a subscript, as in `viewModel.films[row]`.
        while let outer = node.parent?.as(ExprSyntax.self) {
            let isSubscript = outer.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
            guard isSubscript || [.tryExpr, .awaitExpr, .optionalChainingExpr, .forceUnwrapExpr].contains(outer.kind) else { break }
            node = outer
        }
        guard let owner = node.parent?.as(InitializerClauseSyntax.self)?.parent else { return "" }
        let pattern = owner.as(PatternBindingSyntax.self)?.pattern ?? owner.as(OptionalBindingConditionSyntax.self)?.pattern
        return pattern?.as(IdentifierPatternSyntax.self)?.identifier.identifierText ?? ""
    }
}
