@_spi(Hosting) @testable import Belvedere

extension Change {
    /// The change that sets one property of a view to a value. The view provides everything else that the change contains.
    static func set<Value>(_ view: View, _ property: some PropertyDeclaration<Value>, _ value: Value) -> Change {
        var node = view.node(of: view.kind)
        let assignment = PropertyAssignment(property, value)
        if let index = node.properties.firstIndex(where: { $0.key == property.key }) {
            if assignment.value == nil { node.properties.remove(at: index) } else { node.properties[index] = assignment }
        } else if assignment.value != nil {
            let index = node.properties.firstIndex { $0.key.number > property.key.number } ?? node.properties.count
            node.properties.insert(assignment, at: index)
        }
        return .set(node, property.key)
    }
}

extension View {
    /// The view as the parent in a change of its children.
    var asParent: Change.Parent { Change.Parent(identifier, kind) }
}
