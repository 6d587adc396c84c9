/// The reason why a route cannot be encoded as an address or decoded from it. An address that cannot be decoded counts as unknown.
nonisolated enum RouteCodingError: Error {
    /// The path in ``Route/paths`` has more placeholders than the case has values.
    case placeWithoutValue
    /// A value cannot be written in an address, such as an array. It must be a text, a number, an enum, or be made of these.
    case valueWithoutText
    /// No component of the address is left, or the next component does not fit the expected value.
    case componentThatDoesNotFit
}
