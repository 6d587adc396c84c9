internal import Belvedere
internal import BelvedereCore

/// The places of everything in a chart of a certain width: the plot, its scales, and the points of the values.
nonisolated struct ChartPlot {
    let kind: ChartKind
    let data: ChartData
    let seriesCount: Int
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    let vertical: NiceScale
    /// The labels of the vertical axis, in the order of its ticks.
    let verticalLabels: [String]
    /// The unit above the vertical axis; empty if its labels contain it.
    let unit: String
    let isMirrored: Bool
    private let first: Double
    private let last: Double
    /// The numbers of the horizontal axis; `nil` for days and categories.
    let horizontal: NiceScale?

    static let letterSize = 12.0

    init?(
        _ kind: ChartKind, _ data: ChartData, seriesCount: Int, width: Double, height: Double, horizontalAxis: ChartAxis,
        verticalAxis: ChartAxis, writer: ChartWriter, isRightToLeft: Bool
    ) {
        guard let range = kind.isStacked(seriesCount) ? data.stackedRange : data.range, data.range != nil else { return nil }
        self.kind = kind
        self.data = data
        self.seriesCount = seriesCount
        var (least, most) = (range.lowerBound, range.upperBound)
        // The length of bars and areas is the value, so they begin at zero. A line begins there too if zero is near.
        if kind.beginsAtZero || (least > 0 && least < 0.4 * most) { least = min(0, least) }
        if kind.beginsAtZero || (most < 0 && most > 0.4 * least) { most = max(0, most) }
        if kind.beginsAtZero, least == most { most = 1 }
        let titleHeight = verticalAxis.title.isEmpty && writer.unit(of: verticalAxis.format, largest: 0).isEmpty ? 0.0 : 20.0
        (top, bottom) = (10 + titleHeight, height - 26 - (horizontalAxis.title.isEmpty ? 0 : 20))
        let vertical = NiceScale(from: least, to: most, count: Int(min(6, max(3, (bottom - top) / 38))))
        let largest = max(vertical.lower.magnitude, vertical.upper.magnitude)
        let labels = vertical.ticks.map { writer.tick($0, step: vertical.step, largest: largest, verticalAxis.format) }
        self.vertical = vertical
        verticalLabels = labels
        unit = writer.unit(of: verticalAxis.format, largest: largest)
        let labelWidth = (labels.map { ChartTextWidth.of($0, size: Self.letterSize) }.max() ?? 0).rounded(.up) + 8
        left = isRightToLeft ? 14 : labelWidth
        right = max(left + 40, width - (isRightToLeft ? labelWidth : 14))
        // Time and categories run in the reading direction. Numbers run from left to right everywhere.
        isMirrored = isRightToLeft && data.scale != .numbers
        let begin = data.rows.first?.position ?? 0, end = data.rows.last?.position ?? 1
        if kind.hasBands || data.scale == .categories {
            horizontal = nil
            (first, last) = (begin, end)
        } else if data.scale == .numbers {
            let count = Int(max(2, min(9, (right - left) / 56)))
            let scale = NiceScale(from: begin, to: end, count: count, isLoose: kind == .scatter || begin == end)
            horizontal = scale
            (first, last) = (scale.lower, scale.upper)
        } else {
            horizontal = nil
            (first, last) = begin == end ? (begin - 1, end + 1) : (begin, end)
        }
    }

    // MARK: Places

    /// Whether each row has a band of the same width, as bars and categories have.
    var hasBands: Bool { kind.hasBands || data.scale == .categories }
    private var bandCount: Double { data.scale == .categories ? last - first + 1 : Double(data.rows.count) }
    /// The width of the band of one row.
    var band: Double { (right - left) / max(1, bandCount) }
    /// The height of zero or, if it is outside the scale, of the nearest end of the scale.
    var zero: Double { y(min(vertical.upper, max(vertical.lower, 0))) }

    func y(_ value: Double) -> Double {
        // Divide first, because the distance of two large numbers could be infinite.
        let share = (value / 2 - vertical.lower / 2) / (vertical.upper / 2 - vertical.lower / 2)
        return bottom - share * (bottom - top)
    }

    /// Returns the middle of a row.
    func x(row index: Int) -> Double {
        let row = data.rows[index]
        if hasBands {
            let number = data.scale == .categories ? row.position - first : Double(index)
            return mirrored(left + (number + 0.5) * band)
        }
        return x(position: row.position)
    }

    func x(position: Double) -> Double {
        mirrored(left + (position / 2 - first / 2) / (last / 2 - first / 2) * (right - left))
    }

    private func mirrored(_ x: Double) -> Double { isMirrored ? left + right - x : x }

    // MARK: Labels of the horizontal axis

    /// A label below the plot. Its place is the middle of the text.
    struct Label {
        let x: Double
        let text: String
    }

    /// Returns labels that do not overlap, from the first to the last.
    func horizontalLabels(_ writer: ChartWriter, _ format: ChartFormat) -> [Label] {
        if hasBands { return bandLabels(writer, format) }
        if let horizontal {
            let largest = max(horizontal.lower.magnitude, horizontal.upper.magnitude)
            return separate(
                horizontal.ticks.map { tick in
                    Label(x: x(position: tick), text: writer.tick(tick, step: horizontal.step, largest: largest, format))
                })
        }
        guard let begin = CalendarDate.epoch.adding(days: Int(first)), let end = CalendarDate.epoch.adding(days: Int(last)) else {
            return []
        }
        let ticks = DateTicks(from: begin, to: end, count: Int(max(2, min(10, (right - left) / 64))))
        return separate(
            ticks.dates.map { date in
                Label(x: x(position: Double(CalendarDate.epoch.days(until: date))), text: ticks.label(of: date, writer))
            })
    }

    private func bandLabels(_ writer: ChartWriter, _ format: ChartFormat) -> [Label] {
        var seen = Set<Double>()
        // A long chart has more rows than labels. Write only those that can be shown.
        let step = max(1, Int(24 / band))
        let labels = data.rows.indices.compactMap { index -> Label? in
            guard seen.insert(hasBands && data.scale == .categories ? data.rows[index].position : Double(index)).inserted,
                (seen.count - 1).isMultiple(of: step)
            else { return nil }
            let text = bandText(of: data.rows[index].x, writer, format)
            return Label(x: x(row: index), text: ChartTextWidth.shortened(text, to: max(88, band - 8), size: Self.letterSize))
        }
        return separate(labels)
    }

    private func bandText(of value: ChartValue, _ writer: ChartWriter, _ format: ChartFormat) -> String {
        guard case .date(let date) = value else { return writer.text(of: value, .day, format) }
        return switch data.precision {
        case .year: writer.text(of: date, .year)
        case .month: writer.text(of: date, date.month == 1 ? .year : .shortMonth)
        case .day, .shortDay, .shortMonth: writer.text(of: date, .shortDay)
        }
    }

    /// Keeps every label, every second or every third and so on, so that there is room between them.
    private func separate(_ labels: [Label]) -> [Label] {
        let widths = labels.map { ChartTextWidth.of($0.text, size: Self.letterSize) }
        var step = 1
        while step < labels.count {
            let kept = stride(from: 0, to: labels.count, by: step)
            let overlaps = zip(kept, kept.dropFirst()).contains { one, other in
                abs(labels[one].x - labels[other].x) < (widths[one] + widths[other]) / 2 + 10
            }
            if !overlaps { break }
            step += 1
        }
        return stride(from: 0, to: labels.count, by: step).map { labels[$0] }
    }
}
