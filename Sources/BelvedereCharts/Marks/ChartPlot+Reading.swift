internal import Belvedere

nonisolated extension ChartPlot {
    /// Returns the row that a person points at; `nil` if none is near.
    ///
    /// - Complexity: O(*n*) in the number of rows.
    func row(at point: DrawingPoint) -> Int? {
        guard point.x >= left - 20, point.x <= right + 20 else { return nil }
        var nearest: Int?, least = Double.infinity
        for index in data.rows.indices {
            let across = abs(x(row: index) - point.x)
            if kind != .scatter {
                if across < least { (nearest, least) = (index, across) }
                continue
            }
            for case let value? in data.rows[index].values {
                let down = abs(y(value) - point.y), distance = (across * across + down * down).squareRoot()
                if distance < min(least, 40) { (nearest, least) = (index, distance) }
            }
        }
        return nearest
    }

    /// Returns the heights of the marks in a row. In a stack they are sums.
    func heights(row index: Int) -> [Double?] {
        let values = data.rows[index].values
        if !kind.isStacked(seriesCount) { return values }
        var sum = 0.0
        return values.map { value in
            sum += value ?? 0
            return value == nil ? nil : sum
        }
    }

    /// Returns the area in which the keyboard focus shows the row that it is on.
    ///
    /// - Parameters:
    ///   - index: the row.
    ///   - count: the number of rows that the keyboard can reach.
    func stop(of index: Int, among count: Int) -> (x: Double, y: Double, width: Double, height: Double) {
        if kind == .scatter {
            let height = data.rows[index].values.compactMap { $0 }.first.map { y($0) } ?? bottom
            return (x(row: index) - 8, height - 8, 16, 16)
        }
        let width = hasBands && count == data.rows.count ? band : min(44, max(6, (right - left) / Double(max(1, count))))
        return (x(row: index) - width / 2, top, width, bottom - top)
    }
}
