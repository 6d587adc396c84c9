/// A view and everything in it, as plain data: what a host needs to show it for the first time.
@_spi(Hosting)
nonisolated public struct ViewNode: Sendable, Hashable {
    public var identifier: ViewIdentifier
    public var kind: ViewKind
    /// The properties that differ from their defaults, in the order in which the kind of view declares them.
    public var properties: [PropertyAssignment]
    public var children: [ViewNode]

    public init(identifier: ViewIdentifier, kind: ViewKind, properties: [PropertyAssignment] = [], children: [ViewNode] = []) {
        self.identifier = identifier
        self.kind = kind
        self.properties = properties
        self.children = children
    }

    /// The value of a property, or `nil` where it has its default.
    ///
    /// - Complexity: O(*n*) in the number of properties that differ from their defaults.
    public subscript(key: PropertyKey) -> PropertyValue? { properties.first { $0.key == key }?.value }

    /// The value of a property, in its own type.
    ///
    /// - Complexity: O(*n*) in the number of properties that differ from their defaults.
    public subscript<Value>(_ property: some PropertyDeclaration<Value>) -> Value {
        self[property.key].flatMap { Value($0) } ?? property.defaultValue
    }
}
