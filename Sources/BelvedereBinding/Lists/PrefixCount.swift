/// Counts how many positions before a position are occupied, in logarithmic time. The data structure is known as a binary indexed tree.
@usableFromInline
struct PrefixCount {
    private var tree: [Int]

    /// - Parameters:
    ///   - size: The number of positions.
    ///   - occupied: The positions that are occupied at first.
    @usableFromInline
    init(size: Int, occupied: [Int]) {
        tree = [Int](repeating: 0, count: size + 1)
        for place in occupied { tree[place + 1] += 1 }
        for index in tree.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < tree.count { tree[parent] += tree[index] }
        }
    }

    @usableFromInline
    func count(before place: Int) -> Int {
        var index = place
        var count = 0
        while index > 0 {
            count += tree[index]
            index -= index & -index
        }
        return count
    }

    @usableFromInline
    mutating func insert(_ place: Int) { add(1, place) }
    @usableFromInline
    mutating func remove(_ place: Int) { add(-1, place) }

    private mutating func add(_ number: Int, _ place: Int) {
        var index = place + 1
        while index < tree.count {
            tree[index] += number
            index += index & -index
        }
    }
}
