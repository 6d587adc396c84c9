import SwiftSyntax

/// The type or extension around a function.
struct EnclosingType {
    /// The name with those of the types around it, such as `Home.Row`.
    let name: String
    /// The beginning of an extension that can contain the function too.
    let header: String
    /// The names of the types in its inheritance clause.
    let inheritedTypes: Set<String>
    /// The statements that give the stored properties their initial values. Nil if an initializer cannot be replaced.
    let initialValues: [String]?

    /// Reads a declaration. Nil for one that is no type, or whose functions cannot be replaced.
    init?(_ declaration: DeclSyntax, in outer: EnclosingType?) {
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self), Self.arePlain(group.attributes) else { return nil }
        let ownName: String
        var generics = ""
        switch declaration.as(DeclSyntaxEnum.self) {
        case .classDecl(let type): ownName = type.name.text
        case .structDecl(let type): ownName = type.name.text
        case .enumDecl(let type): ownName = type.name.text
        case .actorDecl(let type): ownName = type.name.text
        case .extensionDecl(let type):
            ownName = type.extendedType.trimmedDescription
            generics = type.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
        default: return nil
        }
        name = (outer.map { $0.name + "." } ?? "") + ownName
        let attributes = declaration.is(ExtensionDeclSyntax.self) ? group.attributes.trimmedDescription + " " : ""
        header = "\(attributes)extension \(name)\(generics)"
        inheritedTypes = Set(
            group.inheritanceClause?.inheritedTypes.compactMap { $0.type.as(IdentifierTypeSyntax.self)?.name.identifierText } ?? [])
        initialValues =
            declaration.is(ExtensionDeclSyntax.self) || declaration.is(ActorDeclSyntax.self) ? nil : Self.initialValues(of: group)
    }

    /// Whether all attributes are known ones, and none is a macro except those of tests.
    static func arePlain(_ attributes: AttributeListSyntax) -> Bool {
        let known: Set = ["discardableResult", "MainActor", "Sendable", "concurrent"]
        return attributes.allSatisfy { element in
            guard case .attribute(let attribute) = element else { return false }
            return isOfTests(attribute) || attribute.arguments == nil && known.contains(attribute.attributeName.trimmedDescription)
        }
    }

    /// Whether an attribute is the macro `@Test` or `@Suite`. It adds a declaration that calls the function by its name.
    static func isOfTests(_ attribute: AttributeSyntax) -> Bool {
        ["Test", "Suite"].contains(attribute.attributeName.trimmedDescription)
    }

    private static func initialValues(of type: any DeclGroupSyntax) -> [String]? {
        var values: [String] = []
        for member in type.memberBlock.members {
            if member.decl.is(IfConfigDeclSyntax.self) || member.decl.is(MacroExpansionDeclSyntax.self) { return nil }
            guard let property = member.decl.as(VariableDeclSyntax.self),
                !property.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
            else { continue }
            guard let own = initialValues(of: property) else { return nil }
            values += own
        }
        return values
    }

    private static func initialValues(of property: VariableDeclSyntax) -> [String]? {
        // A property wrapper or a macro stores its value elsewhere.
        guard property.attributes.isEmpty, property.bindings.count == 1, let binding = property.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        if let block = binding.accessorBlock { return isComputed(block) ? [] : nil }
        if property.modifiers.contains(where: { $0.name.text == "lazy" }) { return ["self.$__lazy_storage_$_\(name) = nil"] }
        if let value = binding.initializer?.value { return ["self.\(name) = \(value.trimmedDescription)"] }
        guard property.bindingSpecifier.text == "var", let type = binding.typeAnnotation?.type else { return [] }
        let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        // The name of a type can stand for an optional type.
        if !isOptional, type.trimmedDescription.hasPrefix("Optional") { return nil }
        return isOptional ? ["self.\(name) = nil"] : []
    }

    /// Whether a block has code to get a value, and no code that follows a change of it.
    static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors else { return true }
        return accessors.allSatisfy { ["get", "set"].contains($0.accessorSpecifier.text) && $0.body != nil }
    }
}
