/// A property together with its value.
nonisolated public struct PropertyAssignment: Sendable, Hashable {
    public var property: Property
    public var value: PropertyValue

    public init(_ property: Property, _ value: PropertyValue) {
        self.property = property
        self.value = value
    }
}
