/// A set of cells of a sheet, with one bit for each cell. A set of all cells needs 325 bytes, and intersecting two sets takes 41
/// operations.
struct CellSet: Sendable {
    private static let wordCount = (CellPlace.count + 63) / 64
    /// The bits of the cells, 64 in each element. The array is empty while the set is empty.
    private var words: [UInt64] = []

    init(_ places: some Sequence<CellPlace> = []) {
        for place in places { insert(place) }
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    func contains(_ place: CellPlace) -> Bool { !words.isEmpty && words[place.index >> 6] & bit(place) != 0 }

    mutating func insert(_ place: CellPlace) {
        if words.isEmpty { words = [UInt64](repeating: 0, count: Self.wordCount) }
        words[place.index >> 6] |= bit(place)
    }

    mutating func remove(_ place: CellPlace) {
        if contains(place) { words[place.index >> 6] &= ~bit(place) }
    }

    mutating func formUnion(_ other: CellSet) {
        if words.isEmpty {
            words = other.words
        } else {
            for index in other.words.indices { words[index] |= other.words[index] }
        }
    }

    /// Returns the number of cells that are in both sets.
    func count(in other: CellSet) -> Int { zip(words, other.words).reduce(0) { $0 + ($1.0 & $1.1).nonzeroBitCount } }

    /// The positions of the cells in the set, row by row.
    var places: [CellPlace] {
        var places: [CellPlace] = []
        for (index, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                if let place = CellPlace(index: index << 6 + rest.trailingZeroBitCount) { places.append(place) }
                rest &= rest - 1
            }
        }
        return places
    }

    private func bit(_ place: CellPlace) -> UInt64 { 1 << UInt64(place.index & 63) }
}
