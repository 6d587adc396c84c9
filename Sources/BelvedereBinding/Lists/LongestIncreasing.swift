/// Finds a longest increasing subsequence, by patience sorting (an algorithm with O(*n* log *n*) steps).
@usableFromInline
enum LongestIncreasing {
    /// Returns the positions, in ascending order, of a longest sequence of increasing numbers. A `nil` is never part of the sequence.
    @usableFromInline
    static func positions(in numbers: [Int?]) -> [Int] {
        // At index *n*: the position of the smallest number that ends an increasing sequence of *n* + 1 numbers.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for (position, number) in numbers.enumerated() {
            guard let number else { continue }
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] ?? 0 < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[position] = ends[low - 1] }
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var result: [Int] = []
        var position = ends.last ?? -1
        while position >= 0 {
            result.append(position)
            position = before[position]
        }
        return result.reversed()
    }
}
