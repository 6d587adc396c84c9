/// A property together with its value.
@_spi(Hosting)
nonisolated public struct PropertyAssignment: Sendable, Hashable, CustomStringConvertible {
    public let key: PropertyKey
    /// The value; `nil` is the default.
    public var value: PropertyValue?

    public init(_ key: PropertyKey, _ value: PropertyValue?) {
        self.key = key
        self.value = value
    }

    /// The assignment of a value of the property's own type.
    public init<Value>(_ property: some PropertyDeclaration<Value>, _ value: Value) {
        key = property.key
        self.value = value == property.defaultValue ? nil : value.erased
    }

    /// The value, if the assignment is one of this property.
    @inlinable public subscript<Value>(_ property: some PropertyDeclaration<Value>) -> Value? {
        if key != property.key { return nil }
        return value.flatMap { Value($0) } ?? property.defaultValue
    }

    public var description: String { "\(key)=\(value.map { "\($0)" } ?? "default")" }
}
