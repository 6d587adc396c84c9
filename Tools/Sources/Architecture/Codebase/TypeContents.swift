/// The positions of all facts in a type and its extensions, as indexes into the lists of facts.
public struct TypeContents: Sendable {
    public internal(set) var references: [FactPlace] = []
    public internal(set) var chains: [FactPlace] = []
    public internal(set) var closures: [FactPlace] = []
    public internal(set) var loops: [FactPlace] = []
}

/// The position of a fact: the index of its file, and the fact's index in the file's list of references, chains,
/// closures or loops.
public struct FactPlace: Hashable, Sendable {
    public var file: Int
    public var index: Int
}
