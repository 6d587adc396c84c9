/// The description of the elements to read from a map file. All others are skipped before an object is created for them, which saves most
/// of the work.
public struct MapQuery: Sendable {
    /// The kinds of elements to read.
    public var kinds: Set<MapElement.Kind>
    /// The tag keys of the elements to read, such as `amenity`: an element is read if it has a tag with one of them. With nil, all elements
    /// are read.
    public var keys: Set<String>?
    /// The numbers of elements to read even if none of their tags has a wanted key, in ascending order.
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
