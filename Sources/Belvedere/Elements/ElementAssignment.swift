/// A property of a custom element with its value, as hosts are told it.
@_spi(Hosting)
nonisolated public struct ElementAssignment: ViewPropertyValue {
    public let name: String
    public let value: ElementValue

    public init(name: String, value: ElementValue) {
        self.name = name
        self.value = value
    }
}
