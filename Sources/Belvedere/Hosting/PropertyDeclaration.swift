/// A property of a kind of view, for those who do not mind which kind. ``ViewProperty`` is the only one there is.
@_spi(Hosting)
nonisolated public protocol PropertyDeclaration<Value>: Sendable {
    associatedtype Value: ViewPropertyValue

    var key: PropertyKey { get }
    /// What a host takes for granted where it is told nothing.
    var defaultValue: Value { get }
    /// The same property without its types.
    var erased: ErasedProperty { get }
}
