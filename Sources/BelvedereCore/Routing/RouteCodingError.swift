/// Why a route has no address, or an address no route. No address is refused by it: it is an unknown one.
nonisolated enum RouteCodingError: Error {
    /// A pattern has more places than the case has values.
    case placeWithoutValue
    /// A value that is no text, number or enum, nor made of some: an array, for example.
    case valueWithoutText
    /// No component is left, or it does not fit.
    case componentThatDoesNotFit
}
