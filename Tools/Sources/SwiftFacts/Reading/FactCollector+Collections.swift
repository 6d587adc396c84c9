import SwiftSyntax

extension FactCollector {
    /// The type of an empty collection such as `[Login]()` or `[Login.ID: Login]()`; nil for other values. The use of each type name in it
    /// is recorded as that of a written type.
    func emptyCollection(_ value: ExprSyntax?) -> TypeName? {
        guard let call = value?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil else { return nil }
        let parts: [ExprSyntax]
        if let array = call.calledExpression.as(ArrayExprSyntax.self), array.elements.count == 1 {
            parts = array.elements.map(\.expression)
        } else {
            let content = call.calledExpression.as(DictionaryExprSyntax.self)?.content
            guard let pair = content?.as(DictionaryElementListSyntax.self)?.first else { return nil }
            parts = [pair.key, pair.value]
        }
        let names = parts.map { chains.names(of: $0) }
        guard names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.beginsWithCapital) }) else { return nil }
        let written = names.map { $0.joined(separator: ".") }
        for (name, part) in zip(written, parts) where !isTypeParameter(name) {
            facts.references.append(ReferenceFact(name: name, use: .propertyType, scope: scope, position: position(of: part)))
        }
        return TypeName(text: "[" + written.joined(separator: ": ") + "]", names: written, position: position(of: call))
    }
}
