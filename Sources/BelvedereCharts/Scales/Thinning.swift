/// Leaves out points that nobody could tell apart, so that a drawing of many values stays small.
nonisolated enum Thinning {
    /// Returns the indices of the values that give a line its shape: in each column of the screen the first, the last, the smallest and the
    /// greatest. So no peak is lost. The algorithm is M4 by Jugel, Jerzak, Hackenbroich and Markl, "M4: A Visualization-Oriented Time
    /// Series Data Aggregation", VLDB 2014.
    ///
    /// - Parameters:
    ///   - values: the values, in the order of their places; `nil` for a gap, which stays.
    ///   - column: returns the column of an index. Columns never decrease.
    /// - Complexity: O(*n*).
    static func shape(of values: [Double?], column: (Int) -> Int) -> [Int] {
        var kept: [Int] = [], start = 0
        while start < values.count {
            let number = column(start)
            var end = start, least = start, most = start, gap: Int?
            while end < values.count, column(end) == number {
                if let value = values[end] {
                    if value < values[least] ?? .infinity { least = end }
                    if value > values[most] ?? -.infinity { most = end }
                } else if gap == nil {
                    gap = end
                }
                end += 1
            }
            kept += Set([start, least, most, end - 1] + (gap.map { [$0] } ?? [])).sorted()
            start = end
        }
        return kept
    }

    /// Returns indices with nearly equal distances, among them the first and the last.
    static func spread(_ count: Int, atMost limit: Int) -> [Int] {
        if count <= limit { return Array(0..<count) }
        return (0..<limit).map { $0 * (count - 1) / (limit - 1) }
    }

    /// Returns the indices of points of which no two lie in the same cell of a grid. The cells grow until at most `limit` points are left.
    ///
    /// - Complexity: O(*n*) for each size of the cells.
    static func separate(_ points: [(x: Double, y: Double)], atMost limit: Int) -> [Int] {
        if points.count <= limit { return Array(points.indices) }
        var size = 2.0
        while true {
            var taken = Set<Cell>(), kept: [Int] = []
            for (index, point) in points.enumerated()
            where taken.insert(Cell(x: Int(point.x / size), y: Int(point.y / size))).inserted {
                kept.append(index)
            }
            if kept.count <= limit { return kept }
            size *= 1.5
        }
    }

    private struct Cell: Hashable {
        let x: Int
        let y: Int
    }
}
