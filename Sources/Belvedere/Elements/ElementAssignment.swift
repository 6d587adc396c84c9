/// A property of a custom element with its value, as hosts are told it.
@_spi(Hosting)
nonisolated public struct ElementAssignment: ViewPropertyValue {
    /// The name of the property.
    public let name: String
    /// What it is set to.
    public let value: ElementValue

    /// - Parameters:
    ///   - name: the name of the property.
    ///   - value: what it is set to.
    public init(name: String, value: ElementValue) {
        self.name = name
        self.value = value
    }
}
