import SwiftSyntax

/// Visits each node of a syntax tree once and collects the facts of the file.
///
/// This source file contains the code for declarations, and `FactCollector+Expressions.swift` the code for function bodies.
final class FactCollector: CodeVisitor {
    let lines: LineTable
    /// The text of the syntax tree. `FactReader` owns its bytes and keeps them until all nodes are visited. The collector is released
    /// before that.
    let source: SourceText
    let chains: ChainReader
    var facts = FileFacts()
    /// The types around the current node, as indexes into `facts.types`.
    private var types: [Int] = []
    /// The name of the member that contains the current node, for each nesting level of types: first for the file, last for the innermost
    /// type. It is empty outside members. A local function counts as part of the member that contains it.
    private var members = [""] {
        didSet { scope.member = members.last ?? "" }
    }
    /// The declaration that contains the current node. It is stored, because nearly every fact needs it.
    private(set) var scope = DeclarationScope(type: "")
    /// For each function that contains the current node: true for a member of a type, false for a local function. The innermost function is
    /// last.
    private var isMemberOfFunctions: [Bool] = []
    /// The generic parameters that the current node can use, such as `Element`, innermost last. Such a name is not a type of the project.
    private var typeParameters: [[String]] = []
    /// The closures around the current node, as indexes into `facts.closures`.
    var closures: [Int] = []
    /// Parts of the current chains of names that are not names, such as arguments, and that must still be visited. The first part in the
    /// source is last.
    var partsToWalk: [Syntax] = []
    private(set) var isInDefaultValue = false
    /// The places of the imports in the text, in bytes.
    private(set) var importRanges: [Range<Int>] = []

    /// - Parameter source: The text of the syntax tree. The bytes must stay unchanged until all nodes are visited.
    init(source: UnsafeBufferPointer<UInt8>) {
        self.source = SourceText(source)
        chains = ChainReader(source: self.source)
        lines = LineTable(source)
        super.init()
    }

    func position(of node: some SyntaxProtocol) -> SourcePosition {
        lines.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    func isTypeParameter(_ name: some StringProtocol) -> Bool {
        typeParameters.contains { $0.contains { $0 == name } }
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        facts.lineCount = lines.count
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text, !module.isEmpty else { return .skipChildren }
        let attributes = node.attributes.map { $0.as(AttributeSyntax.self).map { source.text(of: $0.attributeName) } }
        if attributes.contains("_exported") { facts.offer.isWhole = false }
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        importRanges.append(start..<(start + node.trimmedLength.utf8Length))
        let isInFile = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        facts.imports.append(
            ImportFact(
                module: module, position: position(of: node), isTestable: attributes.contains("testable"),
                isPlain: attributes.isEmpty && node.importKindSpecifier == nil && node.path.count == 1 && isInFile,
                access: node.modifiers.first?.name.text ?? ""
            ))
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.class, name: node.name, node, generics: node.genericParameterClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.struct, name: node.name, node, generics: node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.enum, name: node.name, node, generics: node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.actor, name: node.name, node, generics: node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let associated = node.memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text }
        return enter(.protocol, name: node.name, node, generics: nil, more: associated)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        // The extended type is used here, but the rules about unused types do not count this use.
        let name = typeName(node.extendedType).name
        return enter(.extension, path: name.isEmpty ? source.text(of: node.extendedType) : name, node, generics: nil)
    }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func enter(
        _ kind: TypeKind, name: TokenSyntax, _ node: some DeclGroupSyntax, generics: GenericParameterClauseSyntax?, more: [String] = []
    ) -> SyntaxVisitorContinueKind {
        let outer = types.last.map { facts.types[$0].path + "." } ?? ""
        return enter(kind, path: outer + name.identifierText, node, generics: generics, more: more, at: position(of: name))
    }

    private func enter(
        _ kind: TypeKind, path: String, _ node: some DeclGroupSyntax, generics: GenericParameterClauseSyntax?, more: [String] = [],
        at place: SourcePosition? = nil
    ) -> SyntaxVisitorContinueKind {
        typeParameters.append((generics?.parameters.map { $0.name.identifierText } ?? []) + more)
        var fact = TypeFact(path: path, kind: kind, position: place ?? position(of: node))
        fact.attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self).map { source.text(of: $0.attributeName) } }
        fact.modifiers = node.modifiers.map { $0.name.text }
        fact.genericParameters = typeParameters.last ?? []
        facts.types.append(fact)
        types.append(facts.types.count - 1)
        scope.type = path
        if let inherited = node.inheritanceClause {
            facts.types[facts.types.count - 1].inherits = inherited.inheritedTypes.map { typeName($0.type, use: .inheritance) }
        }
        members.append("")
        return .visitChildren
    }

    private func leave() {
        guard !types.isEmpty else { return }
        types.removeLast()
        scope.type = types.last.map { facts.types[$0].path } ?? ""
        typeParameters.removeLast()
        members.removeLast()
    }

    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = types.last.map { facts.types[$0].path + "." } ?? ""
        var fact = TypeFact(path: outer + node.name.identifierText, kind: .typealias, position: position(of: node.name))
        fact.modifiers = node.modifiers.map { $0.name.text }
        fact.inherits = [typeName(node.initializer.value, use: .localType)]
        facts.types.append(fact)
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = types.last else { return .visitChildren }
        for element in node.elements {
            facts.types[type].cases.append(element.name.identifierText)
            for parameter in element.parameterClause?.parameters ?? [] { _ = typeName(parameter.type, use: .propertyType) }
        }
        return .skipChildren
    }

    // MARK: Members

    private var isBetweenMembers: Bool { members.last == "" }

    private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberBlockItemSyntax.self) == true, let type = types.last else {
            if types.isEmpty, isBetweenMembers, node.parent?.is(CodeBlockItemSyntax.self) == true {
                if !isPrivate(node.modifiers) {
                    facts.globals += node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
                }
            }
            return .visitChildren
        }
        let modifiers = node.modifiers.map { $0.name.text }
        let ownership: Ownership = modifiers.contains("weak") ? .weak : modifiers.contains("unowned") ? .unowned : .strong
        for binding in node.bindings {
            guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            members[members.count - 1] = identifier.identifierText
            var property = PropertyFact(
                name: identifier.identifierText,
                type: binding.typeAnnotation.map { typeName($0.type, use: .propertyType) },
                position: position(of: identifier)
            )
            property.ownership = ownership
            property.isStatic = modifiers.contains("static") || modifiers.contains("class")
            property.isComputed = isComputed(binding.accessorBlock)
            property.isConstant = node.bindingSpecifier.text == "let"
            property.isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
            property.constructedType = constructedType(binding.initializer?.value)
            if property.type == nil { property.type = emptyCollection(binding.initializer?.value) }
            facts.types[type].properties.append(property)
            if let initializer = binding.initializer { walk(initializer) }
            if let accessors = binding.accessorBlock { walk(accessors) }
            members[members.count - 1] = ""
        }
        walk(node.attributes)
        return .skipChildren
    }

    private func isComputed(_ block: AccessorBlockSyntax?) -> Bool {
        guard let block else { return false }
        guard case .accessors(let accessors) = block.accessors else { return true }
        return accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// The name of the type that an initial value creates, in a form such as `LoginService(…)` or `try Login.Service(…)`.
    private func constructedType(_ value: ExprSyntax?) -> String? {
        guard let value, let call = ChainReader.withoutWrapping(value).as(FunctionCallExprSyntax.self) else { return nil }
        let names = chains.names(of: call.calledExpression)
        guard let last = names.last, last.beginsWithCapital, names.allSatisfy(\.beginsWithCapital) else {
            return nil
        }
        return names.joined(separator: ".")
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        let name = "\(node.name.identifierText)(\(labels))"
        if types.isEmpty, isBetweenMembers, !isPrivate(node.modifiers) { facts.globals.append(node.name.identifierText) }
        enterFunction(
            name, at: position(of: node.name), node.signature, modifiers: node.modifiers, generics: node.genericParameterClause,
            isInitializer: false
        )
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        enterFunction(
            "init(\(labels))", at: position(of: node.initKeyword), node.signature, modifiers: node.modifiers,
            generics: node.genericParameterClause, isInitializer: true
        )
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { leaveFunction() }
    override func visitPost(_ node: InitializerDeclSyntax) { leaveFunction() }

    private func enterFunction(
        _ name: String, at place: SourcePosition, _ signature: FunctionSignatureSyntax, modifiers: DeclModifierListSyntax,
        generics: GenericParameterClauseSyntax?, isInitializer: Bool
    ) {
        let isMember = isBetweenMembers
        typeParameters.append(generics?.parameters.map { $0.name.identifierText } ?? [])
        isMemberOfFunctions.append(isMember)
        if isMember { members[members.count - 1] = name }
        // Read the signature here, so that its types get another kind of use than the types in the body.
        let parameters = signature.parameterClause.parameters.map { parameter in
            ParameterFact(
                label: parameter.firstName.text, type: typeName(parameter.type, use: .parameterType),
                hasDefault: parameter.defaultValue != nil
            )
        }
        let result = signature.returnClause.map { typeName($0.type, use: .resultType) }
        guard isMember, let type = types.last else { return }
        let words = modifiers.map { $0.name.text }
        facts.types[type].functions.append(
            FunctionFact(
                name: name, parameters: parameters, result: result?.text == "Void" || result?.text == "()" ? nil : result,
                isStatic: words.contains("static") || words.contains("class"), isOverride: words.contains("override"),
                isPrivate: words.contains("private") || words.contains("fileprivate"), isInitializer: isInitializer, position: place
            ))
    }

    private func leaveFunction() {
        typeParameters.removeLast()
        if isMemberOfFunctions.removeLast() { members[members.count - 1] = "" }
    }

    /// Visits only the default value of a parameter. The type of the parameter is already recorded.
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.parent?.parent?.is(FunctionSignatureSyntax.self) == true else { return .visitChildren }
        guard let value = node.defaultValue else { return .skipChildren }
        isInDefaultValue = true
        walk(value)
        isInDefaultValue = false
        return .skipChildren
    }

    override func visit(_ node: ReturnClauseSyntax) -> SyntaxVisitorContinueKind {
        node.parent?.is(FunctionSignatureSyntax.self) == true ? .skipChildren : .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        typeParameters.append(node.genericParameterClause?.parameters.map { $0.name.identifierText } ?? [])
        if isBetweenMembers { members[members.count - 1] = "subscript" }
        return .visitChildren
    }
    override func visitPost(_ node: SubscriptDeclSyntax) {
        typeParameters.removeLast()
        if members.last == "subscript" { members[members.count - 1] = "" }
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if isBetweenMembers { members[members.count - 1] = "deinit" }
        return .visitChildren
    }
    override func visitPost(_ node: DeinitializerDeclSyntax) {
        if members.last == "deinit" { members[members.count - 1] = "" }
    }

    // MARK: Names of types

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        record(TypeNameReader.names(in: TypeSyntax(node)), use: .localType)
        return .skipChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        record(TypeNameReader.names(in: TypeSyntax(node)), use: .localType)
        return .skipChildren
    }

    /// Reads a type from the tree, and records a use of each type name in it.
    @discardableResult
    func typeName(_ type: TypeSyntax, use: ReferenceFact.Use) -> TypeName {
        let names = TypeNameReader.names(in: type)
        record(names, use: use)
        return typeName(type, names: names)
    }

    private func typeName(_ type: TypeSyntax) -> TypeName {
        typeName(type, names: TypeNameReader.names(in: type))
    }

    private func typeName(_ type: TypeSyntax, names: [TypeNameReader.Name]) -> TypeName {
        let known = names.filter { !isTypeParameter($0.text) }
        let held = known.filter { $0.isHeld }
        return TypeName(
            text: oneLine(source.text(of: type)), names: known.map { $0.text }, heldNames: held.map { $0.text },
            position: position(of: type)
        )
    }

    /// Changes a text of several lines to one line with single spaces.
    private func oneLine(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 <= UInt8(ascii: " ") }) else { return text }
        return text.utf8.split { $0 <= UInt8(ascii: " ") }.map { Substring($0) }.joined(separator: " ")
    }

    private func record(_ names: [TypeNameReader.Name], use: ReferenceFact.Use) {
        for name in names where !isTypeParameter(Substring(name.text.utf8.prefix { $0 != UInt8(ascii: ".") })) {
            // In `class A: Presenter<any LoginView>`, the class inherits from `Presenter` and only uses `LoginView`.
            let use = use == .inheritance && !name.isHeld ? .localType : use
            facts.references.append(
                ReferenceFact(
                    name: name.text, use: use, scope: scope, position: lines.position(at: name.offset)
                ))
        }
    }

    // MARK: Bodies

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        readChain(ExprSyntax(node))
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        readChain(ExprSyntax(node))
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        readName(node)
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        enterClosure(node)
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { closures.removeLast() }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        readLoop(node)
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        readForcedTry(node)
        return .visitChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        readForcedCast(node)
        return .visitChildren
    }
}
