import SwiftSyntax

/// Collects the bodies in a syntax tree that a running program can replace.
struct BodyReader {
    private let lines: SourceLocationConverter
    private(set) var bodies: [SourceBody] = []
    /// The places of the bodies, in the order of the file.
    private(set) var places: [Range<AbsolutePosition>] = []

    init(lines: SourceLocationConverter) { self.lines = lines }

    mutating func read(_ tree: SourceFileSyntax) {
        for item in tree.statements { if case .decl(let declaration) = item.item { read(declaration, in: nil) } }
    }

    private mutating func read(_ declaration: DeclSyntax, in type: EnclosingType?) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
            guard let body = function.body, isReplaceable(function.attributes, function.modifiers),
                case .identifier = function.name.tokenKind, !hasOpaqueResult(function.signature.returnClause?.type)
            else { return }
            add(.function(function), body, in: type)
        case .initializerDecl(let initializer):
            // A replacement differs by the label of its first parameter.
            guard let body = initializer.body, let type, isReplaceable(initializer.attributes, initializer.modifiers),
                !initializer.signature.parameterClause.parameters.isEmpty
            else { return }
            if initializer.modifiers.contains(where: { $0.name.text == "convenience" }) || delegates(body) {
                add(.initializer(initializer), body, in: type)
            } else if let values = type.initialValues {
                add(.initializer(initializer), body, in: type, initialValues: values)
            }
        case .variableDecl(let property):
            guard property.bindings.count == 1, let binding = property.bindings.first, let block = binding.accessorBlock,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.initializer == nil,
                EnclosingType.isComputed(block), isReplaceable(property.attributes, property.modifiers),
                !hasOpaqueResult(binding.typeAnnotation?.type)
            else { return }
            add(.property(property, name: name), block, in: type)
        default:
            guard let own = EnclosingType(declaration, in: type),
                let group = declaration.asProtocol((any DeclGroupSyntax).self)
            else { return }
            for member in group.memberBlock.members { read(member.decl, in: own) }
        }
    }

    private mutating func add(
        _ head: SourceBody.Head, _ body: some SyntaxProtocol, in type: EnclosingType?, initialValues: [String] = []
    ) {
        if namesItself(body) { return }
        let line = lines.location(for: body.positionAfterSkippingLeadingTrivia).line
        bodies.append(
            SourceBody(
                head: head, text: body.trimmedDescription, words: SourceBodies.words(of: body), line: line, type: type,
                initialValues: initialValues))
        places.append(body.position..<body.endPosition)
    }

    private func isReplaceable(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        EnclosingType.arePlain(attributes) && !modifiers.contains { $0.name.text == "distributed" }
    }

    /// The type behind an opaque result changes with the body.
    private func hasOpaqueResult(_ type: TypeSyntax?) -> Bool {
        type?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } ?? false
    }

    /// Whether an initializer calls another one of its own type, which sets the stored properties.
    private func delegates(_ body: CodeBlockSyntax) -> Bool {
        let words = body.tokens(viewMode: .sourceAccurate).map(\.text)
        return zip(words, zip(words.dropFirst(), words.dropFirst(2))).contains { $0 == "self" && $1.0 == "." && $1.1 == "init" }
    }

    /// Whether a body has the name of its function or of its file as a value. In a replacement, both are others.
    private func namesItself(_ body: some SyntaxProtocol) -> Bool {
        let names: Set = ["function", "file", "fileID", "filePath", "column", "dsohandle"]
        var isAfterPound = false
        for token in body.tokens(viewMode: .sourceAccurate) {
            if isAfterPound, names.contains(token.text) { return true }
            isAfterPound = token.tokenKind == .pound
        }
        return false
    }
}
