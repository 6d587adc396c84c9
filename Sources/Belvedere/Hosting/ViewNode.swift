/// A view and everything in it, as plain data: what a host needs to show it for the first time.
nonisolated public struct ViewNode: Sendable, Hashable {
    public var identifier: ViewIdentifier
    public var kind: ViewKind
    /// The properties that differ from their defaults, in the order of the cases of ``Property``.
    public var properties: [PropertyAssignment]
    public var children: [ViewNode]

    public init(identifier: ViewIdentifier, kind: ViewKind, properties: [PropertyAssignment] = [], children: [ViewNode] = []) {
        self.identifier = identifier
        self.kind = kind
        self.properties = properties
        self.children = children
    }

    /// The value of a property, or `nil` where it has its default.
    public subscript(property: Property) -> PropertyValue? {
        properties.first { $0.property == property }?.value
    }
}
