@_spi(Hosting) import Belvedere

nonisolated extension ViewNode {
    /// Returns a copy of the node. The closure has changed each node in it, inner nodes first.
    func mapped(_ change: (ViewNode) -> ViewNode) -> ViewNode {
        var node = self
        node.children = children.map { $0.mapped(change) }
        return change(node)
    }

    /// A copy of the node with its children in reverse order.
    var turned: ViewNode {
        var node = self
        node.children.reverse()
        return node
    }

    /// Returns the identifier of another view of the same kind that a person could confuse with this one: the next in reading order,
    /// otherwise the one before.
    func neighbour(of view: ViewIdentifier) -> ViewIdentifier? {
        let all = flattened
        guard let own = all.first(where: { $0.identifier == view }) else { return nil }
        let same = all.filter { $0.kind == own.kind }.map(\.identifier)
        guard same.count > 1, let index = same.firstIndex(of: view) else { return nil }
        return index + 1 < same.count ? same[index + 1] : same[index - 1]
    }

    var flattened: [ViewNode] { [self] + children.flatMap(\.flattened) }
}

nonisolated extension Change {
    /// Whether the change sets a property with one of these names, in a view of any kind.
    func isSet(_ names: String...) -> Bool {
        if case .set(_, let property) = self { names.contains(property.name) } else { false }
    }

    func isSet(_ key: PropertyKey) -> Bool {
        if case .set(_, let property) = self { property == key } else { false }
    }

    /// Returns a copy of the change in which the closure has changed each node.
    func mappingNodes(_ change: (ViewNode) -> ViewNode) -> Change {
        switch self {
        case .insert(let node, let parent, let index): .insert(change(node), into: parent, at: index)
        case .arrange(let parent, let children):
            .arrange(
                parent,
                children.map { child in
                    if case .new(let node) = child { .new(change(node)) } else { child }
                })
        default: self
        }
    }
}
