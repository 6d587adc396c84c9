/// Finds a longest increasing subsequence, by the method known as patience sorting.
@usableFromInline
enum LongestIncreasing {
    /// The positions, in ascending order, of a longest sequence of increasing numbers; `nil` takes no part.
    @usableFromInline
    static func positions(in numbers: [Int?]) -> [Int] {
        // For each length, the position of the smallest number that ends an increasing sequence of that length.
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
