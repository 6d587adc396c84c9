/// Where the facts of a type stand, its extensions included.
public struct TypeContents: Sendable {
    public internal(set) var references: [FactPlace] = []
    public internal(set) var chains: [FactPlace] = []
    public internal(set) var closures: [FactPlace] = []
}

/// The place of a fact: its file and its number in the list of its kind.
public struct FactPlace: Sendable {
    public var file: Int
    public var index: Int
}
