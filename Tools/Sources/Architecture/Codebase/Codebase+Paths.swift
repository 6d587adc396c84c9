import SwiftFacts

/// Follows chains of names from property to property, as far as the text shows their types.
extension Codebase {
    /// An entity of which a view reads a member, such as `title` in `viewModel.films[row].title`.
    struct EntityReading {
        var entity: DeclaredType
        var member: String
        var chain: ChainFact
        var file: SourceFile
    }

    /// The members of entities that a view reads from its view model, its presenter or a value, directly or by a local variable. An entity
    /// that the view only counts or passes on does not count.
    ///
    /// - Complexity: O(*n*) in the number of chains and loops of the view.
    func entitiesRead(by view: DeclaredType) -> [EntityReading] {
        var locals: [String: [DeclaredType]] = [:]
        for (loop, _) in loops(in: view) {
            let (types, _) = follow(loop.sequence, from: view, locals: [:], member: loop.scope.member)
            if !types.isEmpty, !loop.variable.isEmpty { locals[loop.scope.member + "/" + loop.variable] = types }
        }
        var readings: [EntityReading] = []
        for (chain, file) in chains(in: view) {
            let (types, reading) = follow(chain.names, from: view, locals: locals, member: chain.scope.member)
            if !chain.local.isEmpty, !types.isEmpty { locals[chain.scope.member + "/" + chain.local] = types }
            if let reading { readings.append(EntityReading(entity: reading.entity, member: reading.member, chain: chain, file: file)) }
        }
        return readings
    }

    /// The types of the value at the end of some names, and the first member of an entity among the names.
    private func follow(
        _ names: [String], from view: DeclaredType, locals: [String: [DeclaredType]], member: String
    ) -> (types: [DeclaredType], reading: (entity: DeclaredType, member: String)?) {
        let names = names.first == "self" ? Array(names.dropFirst()) : names
        guard let root = names.first else { return ([], nil) }
        let first = storedProperty(root, of: view)
        var owners = locals[member + "/" + root] ?? first.map { heldTypes(of: $0, in: view) } ?? []
        // The view holds this entity itself. That is another finding.
        if locals[member + "/" + root] == nil, owners.contains(where: { $0.role == .entity }) { return ([], nil) }
        for name in names.dropFirst() {
            for owner in owners where isPlainEntity(owner) && hasMember(name, owner) { return ([], (owner, name)) }
            let next = owners.flatMap { types(ofMember: name, of: $0) }
            // Members of collections and optionals, such as `first`, lead to the same type.
            if next.isEmpty, ["first", "last", "value"].contains(name) { continue }
            owners = next
            if owners.isEmpty { break }
        }
        return (owners, nil)
    }

    /// Whether a type is an entity with values of its own. A name or an identifier is none.
    private func isPlainEntity(_ type: DeclaredType) -> Bool {
        type.role == .entity && [.struct, .class].contains(type.fact.kind) && !type.name.hasSuffix("ID")
            && !type.name.hasSuffix("Identifier")
    }

    private func hasMember(_ name: String, _ type: DeclaredType) -> Bool {
        properties(of: type).contains { $0.name == name && !$0.isStatic && $0.name != "id" }
    }

    /// The types that a property has or a function returns.
    private func types(ofMember name: String, of owner: DeclaredType) -> [DeclaredType] {
        guard owner.role == .viewModel || owner.role == .presenter || owner.fact.kind == .struct else { return [] }
        if let property = properties(of: owner).first(where: { $0.name == name && !$0.isStatic }) {
            return heldTypes(of: property, in: owner)
        }
        guard let result = functions(of: owner).first(where: { $0.baseName == name && !$0.isStatic })?.result else { return [] }
        return result.heldNames.flatMap { resolveParts($0, in: file(of: owner), scope: owner.path) }
    }
}
