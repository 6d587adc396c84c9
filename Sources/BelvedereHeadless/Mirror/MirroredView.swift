@_spi(Hosting) public import Belvedere

/// One view as a host knows it: what the changes said of it, and nothing else.
@_spi(Hosting)
public final class MirroredView {
    public let identifier: ViewIdentifier
    public let kind: ViewKind
    public internal(set) var children: [MirroredView]
    public internal(set) weak var parent: MirroredView?
    private var properties: [PropertyAssignment]

    init(_ node: ViewNode) {
        identifier = node.identifier
        kind = node.kind
        properties = node.properties
        children = node.children.map(MirroredView.init)
        for child in children { child.parent = self }
    }

    /// The value of a property, in its own type.
    ///
    /// ```swift
    /// func isLit(_ view: MirroredView) -> Bool { view[Toggle.isOn] }
    /// ```
    @_spi(Hosting) public subscript<Value>(_ property: some PropertyDeclaration<Value>) -> Value {
        properties.first { $0.key == property.key }?[property] ?? property.defaultValue
    }

    /// Takes over what a change says of a property.
    package func assign(_ assignment: PropertyAssignment) {
        properties.removeAll { $0.key == assignment.key }
        if assignment.value != nil { properties.append(assignment) }
    }

    /// The view with everything in it as plain data, in the form in which `Window.render()` gives it.
    public var node: ViewNode {
        ViewNode(
            identifier: identifier,
            kind: kind,
            properties: properties.sorted { $0.key.number < $1.key.number },
            children: children.map(\.node)
        )
    }

    package var isHidden: Bool { self[View.isHidden] }
    package var isEnabled: Bool { self[View.isEnabled] }
}
