/// The places of all rows of a list: as measured for rows with widgets, and as high as usual for the others.
struct RowPlaces {
    let count: Int
    /// The position of the first row with a widget.
    let start: Int
    /// The heights of the rows with widgets.
    let lengths: [Double]
    /// The usual height of a row.
    let extent: Double

    func length(of position: Int) -> Double { lengths.element(at: position - start) ?? extent }

    func place(of position: Int) -> Double {
        let measured = lengths.prefix(max(0, position - start))
        return Double(position - measured.count) * extent + measured.reduce(0, +)
    }

    /// The row at a place. Before the first row it is the first, and after the last row it is the last.
    func position(at place: Double) -> Int {
        var position = start, rest = place - Double(start) * extent
        if rest < 0 { return max(0, min(count - 1, Int(place / extent))) }
        for length in lengths {
            if rest < length { return min(position, max(0, count - 1)) }
            rest -= length
            position += 1
        }
        return max(0, min(count - 1, position + Int(rest / extent)))
    }
}
