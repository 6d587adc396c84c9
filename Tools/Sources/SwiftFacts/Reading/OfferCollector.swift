import SwiftSyntax

/// Collects the names of a file that other modules can use: those of public declarations and of those for the package.
final class OfferCollector: SyntaxVisitor {
    private let source: SourceText
    private var names: [UInt32] = []
    private var isWhole = true
    /// For each declaration around the current node, whether its members are visible without a word before them.
    private var showsMembers: [Bool] = []

    /// - Parameter source: The text of the syntax tree.
    static func offer(of tree: SourceFileSyntax, source: SourceText) -> OfferFact {
        let collector = OfferCollector(source)
        collector.walk(tree)
        var offer = OfferFact()
        offer.names = WordScanner.unique(collector.names)
        offer.isWhole = collector.isWhole
        return offer
    }

    private init(_ source: SourceText) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name, showsMembers: isVisible(node.modifiers) || showsMembers.last == true)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name, showsMembers: isVisible(node.modifiers) || showsMembers.last == true)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, nil, showsMembers: isVisible(node.modifiers))
    }
    override func visitPost(_ node: ClassDeclSyntax) { showsMembers.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { showsMembers.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { showsMembers.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { showsMembers.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { showsMembers.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { showsMembers.removeLast() }

    private func enter(
        _ node: some DeclGroupSyntax, _ name: TokenSyntax?, showsMembers: Bool = false
    ) -> SyntaxVisitorContinueKind {
        // The compiler writes some members of an enumeration and of other values.
        if let name, add([name], node.modifiers, node.attributes) { names += Self.written }
        self.showsMembers.append(showsMembers)
        return .visitChildren
    }

    private static let written = ["rawValue", "allCases", "hashValue", "encode", "init"].map { WordScanner.hash($0.utf8) }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add([node.name], node.modifiers, node.attributes)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let isVisible = add([node.initKeyword], node.modifiers, node.attributes)
        // A call of it has only the name of the type, which another module can declare: `String(base64: bytes)`.
        var parent = node.parent
        while let node = parent, !node.is(MemberBlockSyntax.self) { parent = node.parent }
        if isVisible, parent?.parent?.is(ExtensionDeclSyntax.self) == true { isWhole = false }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if add([], node.modifiers, node.attributes) { names.append(WordScanner.bracket) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let patterns = node.bindings.map(\.pattern)
        let identifiers = patterns.compactMap { $0.as(IdentifierPatternSyntax.self)?.identifier }
        if add(identifiers, node.modifiers, node.attributes), identifiers.count < patterns.count { isWhole = false }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.elements.map(\.name), node.modifiers, AttributeListSyntax([]))
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add([node.name], node.modifiers, node.attributes)
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        add([node.name], node.modifiers, AttributeListSyntax([]))
        return .skipChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        add([node.name], node.modifiers, AttributeListSyntax([]))
        return .skipChildren
    }

    // MARK: More than names

    override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { more() }
    override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { more() }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { more() }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { more() }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func more() -> SyntaxVisitorContinueKind {
        isWhole = false
        return .skipChildren
    }

    /// The functions that code calls without their names.
    private static let nameless: Set<String> = ["callAsFunction", "appendInterpolation", "~="]
    /// The attributes that add no members and no uses without a name. Any other can be a macro.
    private static let plain: Set<String> = [
        "MainActor", "NSManaged", "Published", "Sendable", "available", "backDeployed", "concurrent", "discardableResult", "escaping",
        "frozen", "globalActor", "inlinable", "inline", "main", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
        "unchecked", "usableFromInline", "warn_unqualified_access", "_disfavoredOverload",
    ]

    private func isVisible(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["public", "open", "package"].contains($0.name.text) && $0.detail == nil }
    }

    /// Adds the names of a declaration if other modules can see it.
    @discardableResult
    private func add(_ tokens: [TokenSyntax], _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Bool {
        guard isVisible(modifiers) || showsMembers.last == true else { return false }
        for token in tokens { add(token) }
        let isPlain = attributes.allSatisfy { attribute in
            attribute.as(AttributeSyntax.self).map { Self.plain.contains(source.text(of: $0.attributeName)) } ?? false
        }
        if !isPlain { isWhole = false }
        return true
    }

    private func add(_ token: TokenSyntax) {
        let name = token.identifierText
        if Self.nameless.contains(name) { isWhole = false }
        names.append(WordScanner.hash(name.utf8))
    }
}
