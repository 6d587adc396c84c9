/// The same graph as a ``DynamicGraph``, without any library. It computes all values again each time, row by row.
struct PlainDynamicGraph {
    let sourcesPerNode: Int
    /// For each row after the sources, and for each value in this row: whether the value always reads all its sources.
    var rows: [[Bool]] = []

    /// Returns the values of the last row.
    func lastRow(from sources: [Int]) -> [Int] {
        rows.reduce(sources) { before, row in
            row.indices.map { index in
                let values = (0..<sourcesPerNode).map { before[(index + $0) % before.count] }
                return row[index] ? values.reduce(0, &+) : sumWithGap(values)
            }
        }
    }

    /// Returns the sum of all values, except the one that the first value excludes.
    private func sumWithGap(_ values: [Int]) -> Int {
        let leftOut = values[0] & 1 == 1 ? Int(UInt(bitPattern: values[0]) % UInt(values.count - 1)) : nil
        return values.indices.reduce(0) { $1 - 1 == leftOut ? $0 : $0 &+ values[$1] }
    }
}
