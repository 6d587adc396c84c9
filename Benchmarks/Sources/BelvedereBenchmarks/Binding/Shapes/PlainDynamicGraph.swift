/// A ``DynamicGraph`` without any library: all of it is computed each time, row by row.
struct PlainDynamicGraph {
    let sourcesPerNode: Int
    /// For each row after the sources and each of its nodes, whether the node always reads all its sources.
    var rows: [[Bool]] = []

    /// The values of the last row.
    func lastRow(from sources: [Int]) -> [Int] {
        rows.reduce(sources) { before, row in
            row.indices.map { index in
                let values = (0..<sourcesPerNode).map { before[(index + $0) % before.count] }
                return row[index] ? values.reduce(0, &+) : sumWithGap(values)
            }
        }
    }

    /// The sum without the one value that the first of them leaves out, if it does.
    private func sumWithGap(_ values: [Int]) -> Int {
        let leftOut = values[0] & 1 == 1 ? Int(UInt(bitPattern: values[0]) % UInt(values.count - 1)) : nil
        return values.indices.reduce(0) { $1 - 1 == leftOut ? $0 : $0 &+ values[$1] }
    }
}
