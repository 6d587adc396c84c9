internal import BelvedereCore

nonisolated extension ObjectMap {
    /// The roles in the order of the articles: the model, then the parts that make decisions, then the view, and the navigation last.
    private static let order = ["model", "service", "interactor", "view model", "presenter", "view", "wireframe", "router"]

    /// Returns the pattern of a screen: the screen, the nearest object of each other role that the screen reaches through its properties,
    /// and the references between them. Of several equally near objects it is the one whose name begins most like the screen's.
    ///
    /// - Parameter screen: The index of the screen in ``objects``.
    /// - Complexity: O(*n*) in the number of objects and references.
    func pattern(of screen: Int) -> ObjectMap {
        let references = Dictionary(grouping: references, by: \.from), name = objects[screen].type
        var circle = [screen], seen: Set<Int> = [screen], nearest: [String: Object] = [:]
        while !circle.isEmpty {
            let found = Dictionary(grouping: circle.map { objects[$0] }, by: \.role)
            for (role, objects) in found where nearest[role] == nil {
                nearest[role] = objects.max { Self.likeness($0.type, name) < Self.likeness($1.type, name) }
            }
            circle = circle.flatMap { references[$0] ?? [] }.map(\.to)
                .filter { objects[$0].role != "view" && seen.insert($0).inserted }
        }
        let own = nearest.keys.filter { !Self.order.contains($0) }.sorted()
        return only((Self.order.prefix(5) + own + Self.order.dropFirst(5)).compactMap { nearest[$0] })
    }

    /// Returns a map of some of the objects, with the references between them.
    private func only(_ chosen: [Object]) -> ObjectMap {
        var map = ObjectMap()
        let numbers = Dictionary(uniqueKeysWithValues: chosen.enumerated().map { ($1.id, $0) })
        map.objects = chosen.enumerated().map { number, object in
            Object(
                id: number, role: object.role, type: object.type, module: object.module, dynamics: object.dynamics,
                closures: object.closures, isLeaked: object.isLeaked)
        }
        map.references = references.compactMap { reference in
            guard let from = numbers[reference.from], let to = numbers[reference.to] else { return nil }
            return Reference(
                from: from, to: to, property: reference.property, strength: reference.strength, contract: reference.contract)
        }
        return map
    }

    /// Returns the number of equal letters at the beginning of two names.
    private static func likeness(_ name: String, _ other: String) -> Int { zip(name, other).prefix { $0 == $1 }.count }
}
