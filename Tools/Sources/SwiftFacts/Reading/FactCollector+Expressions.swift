import SwiftParser
import SwiftSyntax

extension FactCollector {
    // Swift does not allow overriding methods in an extension. So the overriding methods are in the class itself and call these functions.

    /// Records a whole chain of names, and then visits those parts of it that are not names, such as arguments and closures.
    ///
    /// The visitor does not enter the chain itself, so a shorter chain at its beginning is not recorded again.
    func readChain(_ expression: ExprSyntax) {
        var arguments: [String] = []
        var texts: [String] = []
        let end = partsToWalk.count
        var isFirstNameCalled = false
        let names = chains.names(of: expression) { part in
            switch part.kind {
            case .declReferenceExpr: noteSelf(part.cast(DeclReferenceExprSyntax.self))
            case .memberAccessExpr, .superExpr, .optionalChainingExpr, .forceUnwrapExpr, .awaitExpr, .inOutExpr: break
            case .tryExpr: readForcedTry(part.cast(TryExprSyntax.self))
            case .functionCallExpr:
                let call = part.cast(FunctionCallExprSyntax.self)
                isFirstNameCalled = call.calledExpression.kind == .declReferenceExpr
                readArguments(of: call, into: &arguments, texts: &texts)
                add(call.additionalTrailingClosures, call.trailingClosure, call.arguments)
            case .subscriptCallExpr:
                let call = part.cast(SubscriptCallExprSyntax.self)
                add(call.additionalTrailingClosures, call.trailingClosure, call.arguments)
            case .genericSpecializationExpr:
                partsToWalk.append(Syntax(part.cast(GenericSpecializationExprSyntax.self).genericArgumentClause))
            case .tupleExpr where part.cast(TupleExprSyntax.self).elements.count == 1: break
            default: partsToWalk.append(Syntax(part))
            }
        }
        record(
            names, isCall: expression.kind == .functionCallExpr, isFirstNameCalled: isFirstNameCalled, arguments: arguments, texts: texts,
            local: localName(for: expression), at: position(of: expression)
        )
        readLoop(names, expression, at: position(of: expression))
        // Visit the parts in the order of the source. The last element of the list is the first part in the source.
        while partsToWalk.count > end { walk(partsToWalk.removeLast()) }
    }

    private func add(
        _ closures: MultipleTrailingClosureElementListSyntax, _ closure: ClosureExprSyntax?, _ arguments: LabeledExprListSyntax
    ) {
        if !closures.isEmpty { partsToWalk.append(Syntax(closures)) }
        if let closure { partsToWalk.append(Syntax(closure)) }
        if !arguments.isEmpty { partsToWalk.append(Syntax(arguments)) }
    }

    private func record(
        _ names: [String], isCall: Bool, isFirstNameCalled: Bool = false, arguments: [String], texts: [String], local: String = "",
        at place: SourcePosition
    ) {
        guard let first = names.first else { return }
        facts.chains.append(
            ChainFact(
                names: names, isCall: isCall, arguments: arguments, texts: texts, isDefaultValue: isInDefaultValue,
                local: local, scope: scope, position: place
            ))
        // `Name.member` alone is a use of the type `Name`. A single name such as `name` is a local variable or a property.
        readTypeUse(names, first: first, isCall: isCall, isFirstNameCalled: isFirstNameCalled, at: place)
    }

    private func readArguments(of call: FunctionCallExprSyntax, into arguments: inout [String], texts: inout [String]) {
        for argument in call.arguments {
            let expression = argument.expression
            if expression.kind == .stringLiteralExpr {
                if let text = expression.cast(StringLiteralExprSyntax.self).representedLiteralValue { texts.append(text) }
            } else if isPlain(expression) {
                arguments.append(chains.names(of: expression).joined(separator: "."))
            }
        }
    }

    /// Records a single name if it can be the name of a type. Names of values are frequent, and they say nothing about roles.
    func readName(_ node: DeclReferenceExprSyntax) {
        noteSelf(node)
        guard source.mayNameType(node) else { return }
        record([source.name(of: node)], isCall: false, arguments: [], texts: [], at: position(of: node))
    }

    private func noteSelf(_ node: DeclReferenceExprSyntax) {
        if !closures.isEmpty, source.isSelf(node) { noteSelf() }
    }

    /// Records the use of a type in a chain such as `Login.State.first`, `Login()` or `Login().user`. The names that begin with a capital
    /// letter are the type.
    private func readTypeUse(_ names: [String], first: String, isCall: Bool, isFirstNameCalled: Bool, at place: SourcePosition) {
        guard first.beginsWithCapital, !isTypeParameter(first), first != "Self", first != "Any" else { return }
        var typeNames = Array(names.prefix(while: \.beginsWithCapital))
        let isWhole = typeNames.count == names.count
        var use: ReferenceFact.Use = isWhole ? (isCall ? .construction : .staticMember) : .staticMember
        if !isWhole, names[typeNames.count] == "init" || isFirstNameCalled && typeNames.count == 1 { use = .construction }
        if !isWhole, names[typeNames.count] == "self" { use = .staticMember }
        // Record the whole chain for both `Module.Type` and `Outer.Inner`. When the name is resolved, the longest beginning of it that is a
        // type is used.
        if typeNames.count > 4 { typeNames = Array(typeNames.prefix(4)) }
        facts.references.append(
            ReferenceFact(
                name: typeNames.joined(separator: "."), use: use, isDefaultValue: isInDefaultValue, scope: scope, position: place
            ))
    }

    /// Whether an argument is a chain of names only, without calls.
    private func isPlain(_ expression: ExprSyntax) -> Bool {
        let inner = ChainReader.withoutWrapping(expression)
        switch inner.kind {
        case .declReferenceExpr: return true
        case .memberAccessExpr: return inner.cast(MemberAccessExprSyntax.self).base.map { isPlain($0) } ?? true
        default: return false
        }
    }

    // MARK: Closures

    func enterClosure(_ node: ClosureExprSyntax) {
        let items = (node.signature?.capture?.items).map(Array.init) ?? []
        let captures = items.map { item -> ClosureFact.Capture in
            let specifier = item.specifier?.specifier.text
            let ownership: Ownership = specifier == "weak" ? .weak : specifier == "unowned" ? .unowned : .strong
            let isSelf = item.initializer.map { chains.names(of: $0.value) == ["self"] } ?? false
            return ClosureFact.Capture(name: isSelf ? "self" : item.name.identifierText, ownership: ownership)
        }
        // The capture list reads `self` outside the closure. So the closures around it use `self` too.
        if captures.contains(where: { $0.name == "self" }) { noteSelf() }
        let (destination, receiver, following, assigned) = destination(of: node)
        facts.closures.append(
            ClosureFact(
                captures: captures, usesSelf: false, destination: destination, receiver: receiver, following: following,
                assigned: assigned, scope: scope, position: position(of: node)
            ))
        closures.append(facts.closures.count - 1)
    }

    /// Records that all closures around the current node use `self`.
    func noteSelf() {
        for index in closures { facts.closures[index].usesSelf = true }
    }

    private func destination(of closure: ClosureExprSyntax) -> (
        ClosureFact.Destination, receiver: [String], following: [String], assigned: [String]
    ) {
        if let call = call(taking: closure) {
            let receiver = chains.names(of: call.calledExpression)
            var outermost = ExprSyntax(call)
            while let next = largerChain(around: outermost) { outermost = next }
            let whole = chains.names(of: outermost)
            return (.argument, receiver, Array(whole.dropFirst(receiver.count)), names(keeping: outermost))
        }
        let assigned = names(assignedTo: ExprSyntax(closure))
        return assigned.isEmpty ? (.other, [], [], []) : (.assignment, assigned, [], [])
    }

    /// The names of the value that keeps the result of an expression: by an assignment, also in a list, or by a function such as `append`.
    /// Empty if there is none.
    private func names(keeping expression: ExprSyntax) -> [String] {
        let assigned = names(assignedTo: expression)
        guard assigned.isEmpty else { return assigned }
        if let element = expression.parent?.as(ArrayElementSyntax.self), let list = element.parent?.parent?.as(ArrayExprSyntax.self) {
            return names(keeping: ExprSyntax(list))
        }
        guard let argument = expression.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return [] }
        let names = chains.names(of: call.calledExpression)
        return ["append", "insert", "formUnion"].contains(names.last) ? names.dropLast() : []
    }

    /// The names on the left of an assignment or of `+=` whose right side is the expression; empty if there is no assignment.
    private func names(assignedTo expression: ExprSyntax) -> [String] {
        guard let elements = expression.parent?.as(ExprListSyntax.self), elements.count >= 3 else { return [] }
        let list = Array(elements)
        guard let index = list.firstIndex(where: { $0.id == expression.id }), index >= 2,
            list[index - 1].is(AssignmentExprSyntax.self)
                || list[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
        else { return [] }
        return chains.names(of: list[index - 2])
    }

    private func call(taking closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
        if let call = closure.parent?.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.id == closure.id ? nil : call
        }
        if let element = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
            return element.parent?.parent?.as(FunctionCallExprSyntax.self)
        }
        guard let argument = closure.parent?.as(LabeledExprSyntax.self) else { return nil }
        return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    }

    private func largerChain(around expression: ExprSyntax) -> ExprSyntax? {
        guard let parent = expression.parent else { return nil }
        if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == expression.id { return ExprSyntax(member) }
        if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == expression.id { return ExprSyntax(call) }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return parent.as(ExprSyntax.self) }
        return nil
    }

    // MARK: Forced operations

    func readForcedTry(_ node: TryExprSyntax) {
        guard node.questionOrExclamationMark?.tokenKind == .exclamationMark else { return }
        facts.forces.append(
            ForceFact(
                kind: .tryExpression, names: NameCollector.names(in: node.expression), scope: scope, position: position(of: node)
            ))
    }

    func readForcedCast(_ node: UnresolvedAsExprSyntax) {
        guard node.questionOrExclamationMark?.tokenKind == .exclamationMark, let elements = node.parent?.as(ExprListSyntax.self) else {
            return
        }
        let names = elements.prefix { $0.id != node.id }.flatMap { NameCollector.names(in: $0) }
        facts.forces.append(ForceFact(kind: .cast, names: names, scope: scope, position: position(of: node)))
    }
}
