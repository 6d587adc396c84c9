@_spi(Hosting) public import Belvedere

/// The copy of one view in a host, the program that shows the app. It contains only data from the first rendering and from later changes.
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

    /// Stores the new value of a property from a change.
    package func assign(_ assignment: PropertyAssignment) {
        properties.removeAll { $0.key == assignment.key }
        if assignment.value != nil { properties.append(assignment) }
    }

    /// The view with its contents as plain data, in the same form as `Window.render()`.
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
