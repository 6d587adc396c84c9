@_spi(Hosting) import Belvedere

nonisolated extension ViewNode {
    /// The same with every node in it changed, from the innermost on.
    func mapped(_ change: (ViewNode) -> ViewNode) -> ViewNode {
        var node = self
        node.children = children.map { $0.mapped(change) }
        return change(node)
    }

    /// The same with its children in the opposite order.
    var turned: ViewNode {
        var node = self
        node.children.reverse()
        return node
    }

    /// Another view of the same kind that a person could take for this one: the next in reading order, or else the one before.
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
    /// Whether it sets a property of one of these names, of whatever kind of view.
    func isSet(_ names: String...) -> Bool {
        if case .set(_, let assignment) = self { names.contains(assignment.key.name) } else { false }
    }

    func isSet(_ key: PropertyKey) -> Bool {
        if case .set(_, let assignment) = self { assignment.key == key } else { false }
    }

    /// The same with what it brings changed.
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
