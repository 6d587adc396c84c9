internal import BelvedereCore

nonisolated extension ObjectMap {
    /// The roles in the order of the articles: the model, then the parts that make decisions, then the view, and the navigation last.
    private static let order = ["model", "service", "interactor", "view model", "presenter", "view", "wireframe", "router"]

    /// Returns the pattern of a screen: the screen, the nearest object of each other role that the screen reaches through its properties,
    /// and the references between them. Of several equally near objects it is the one whose name begins most like the screen's.
    /// The model is the nearest of the part that makes decisions, because a screen also has small objects of its own, such as an offer to
    /// undo.
    ///
    /// - Parameter screen: The index of the screen in ``objects``.
    /// - Complexity: O(*n*) in the number of objects and references.
    func pattern(of screen: Int) -> ObjectMap {
        var nearest = nearest(from: screen)
        let decision = ["interactor", "presenter", "view model"].lazy.compactMap { nearest[$0] }.first
        if let decision, let model = self.nearest(from: decision.id)["model"] { nearest["model"] = model }
        let own = nearest.keys.filter { !Self.order.contains($0) }.sorted()
        return only((Self.order.prefix(5) + own + Self.order.dropFirst(5)).compactMap { nearest[$0] })
    }

    /// Returns the nearest object of each role that an object reaches through its properties, without other screens.
    private func nearest(from start: Int) -> [String: Object] {
        let references = Dictionary(grouping: references, by: \.from), name = objects[start].type
        var circle = [start], seen: Set<Int> = [start], nearest: [String: Object] = [:]
        while !circle.isEmpty {
            let found = Dictionary(grouping: circle.map { objects[$0] }, by: \.role)
            for (role, objects) in found where nearest[role] == nil {
                nearest[role] = objects.max { Self.likeness($0.type, name) < Self.likeness($1.type, name) }
            }
            circle = circle.flatMap { references[$0] ?? [] }.map(\.to)
                .filter { objects[$0].role != "view" && seen.insert($0).inserted }
        }
        return nearest
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
