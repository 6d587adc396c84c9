/// Which elements of a file are wanted. The rest is passed over without being built, which is most of the work.
public struct MapQuery: Sendable {
    /// The kinds wanted.
    public var kinds: Set<MapElement.Kind>
    /// Wanted are elements with a tag of one of these keys; nil wants all elements.
    public var keys: Set<String>?
    /// Elements wanted whatever their tags, by their numbers in ascending order.
    public var identifiers: [Int64]

    public init(kinds: Set<MapElement.Kind> = Set(MapElement.Kind.allCases), keys: Set<String>? = nil, identifiers: [Int64] = []) {
        self.kinds = kinds
        self.keys = keys
        self.identifiers = identifiers
    }

    func wants(_ element: MapElement) -> Bool {
        guard kinds.contains(element.kind) else { return false }
        guard let keys else { return true }
        return element.tags.keys.contains(where: keys.contains) || wants(id: element.id)
    }

    func wants(id: Int64) -> Bool {
        var low = identifiers.startIndex, high = identifiers.endIndex
        while low < high {
            let middle = (low + high) / 2
            if identifiers[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low < identifiers.endIndex && identifiers[low] == id
    }
}
