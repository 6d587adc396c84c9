public import Belvedere
@_spi(Hosting) internal import BelvedereCore

/// A chart of values: lines, bars, areas or points, with axes, a legend, and a table of the values.
///
/// ```swift
/// let chart = Chart(
///     .line, "Rent",
///     series: [ChartSeries("Flat", [ChartPoint("2024", 1150), ChartPoint("2025", 1200)])],
///     vertical: ChartAxis("Per month", format: .currency("EUR")))
/// ```
///
/// The chart is as wide as its space. A person reads the values at a place by pointing at it, by pressing it, or by moving to it with the
/// arrow keys. A screen reader reads the same texts, and below the chart a table with all values opens. Numbers and days have the form of
/// the person's language. In languages that are written from right to left, days and categories run in this direction.
///
/// Assign other series to show other values:
///
/// ```swift
/// let series = Dynamic([ChartSeries("Flat", [ChartPoint("2024", 1150)])])
/// let rents = Chart(.bar, "Rent")
/// series.bindAndFire(to: rents, \.series)
/// ```
public final class Chart: Stack {
    /// The form in which the chart shows its values.
    package let chartKind: ChartKind
    /// The values. Several series have a legend.
    public var series: [ChartSeries] { didSet { if series != oldValue { seriesChanged() } } }

    private let name: String
    private let horizontal: ChartAxis
    private let vertical: ChartAxis
    private let isRightToLeft: Bool
    private let writer: ChartWriter
    private var data: ChartData
    private var plot: ChartPlot?
    private let drawing: Drawing
    private let legend = ChartLegend()
    private let reading = Label(style: .detail)
    private let empty = Label(ChartTexts.noValues, style: .detail)
    private let table: ChartTable
    private let pointer: ChartPointer
    /// One pressable shape for each place that a person reads with the keyboard. The shapes are kept, so that the focus stays where it is
    /// when the values change.
    private var stops: [RectangleShape] = []

    /// Creates a chart.
    ///
    /// - Parameters:
    ///   - kind: the form in which the chart shows its values.
    ///   - name: the name of the chart for screen readers. Write it above the chart too, for example as the title of a `Section`.
    ///   - series: the values.
    ///   - horizontal: the title and the numbers of the horizontal axis.
    ///   - vertical: the title and the numbers of the vertical axis.
    ///   - height: the height of the picture in points; at least 120.
    /// - Complexity: O(*n* log *n*) in the number of points. The picture of many points contains only those that a person can tell apart.
    public init(
        _ kind: ChartKind, _ name: String, series: [ChartSeries] = [], horizontal: ChartAxis = ChartAxis(),
        vertical: ChartAxis = ChartAxis(),
        height: Double = 260
    ) {
        let environment = SessionEnvironment.current ?? SessionEnvironment()
        chartKind = kind
        self.name = name
        self.series = series
        self.horizontal = horizontal
        self.vertical = vertical
        isRightToLeft = environment.isRightToLeft
        writer = ChartWriter(locale: environment.locale)
        data = ChartData(series, keepsAll: kind == .scatter)
        drawing = Drawing(kind.spoken(name), height: max(120, height), tracksHover: true)
        table = ChartTable(name: name, horizontal: horizontal, vertical: vertical, writer: writer)
        pointer = ChartPointer(kind)
        super.init(.vertical, spacing: .small, [legend, reading, empty, drawing, table])
        drawing.onResize { [weak self] _ in self?.layout() }
        drawing.onPointer { [weak self] event in self?.point(event) }
        seriesChanged()
    }

    // MARK: Values

    private func seriesChanged() {
        data = ChartData(series, keepsAll: chartKind == .scatter)
        legend.show(series, as: chartKind)
        table.show(data, of: series)
        layout()
    }

    private func layout() {
        let plot = ChartPlot(
            chartKind, data, seriesCount: series.count, width: drawing.width, height: drawing.height, horizontalAxis: horizontal,
            verticalAxis: vertical, writer: writer, isRightToLeft: isRightToLeft)
        self.plot = plot
        empty.isHidden = plot != nil
        drawing.isHidden = plot == nil
        table.isHidden = plot == nil
        legend.isHidden = plot == nil || series.count < 2
        read(nil)
        guard let plot else {
            drawing.shapes = []
            return
        }
        let painter = ChartPainter(plot: plot, writer: writer, horizontal: horizontal, vertical: vertical, isRightToLeft: isRightToLeft)
        updateStops(in: plot)
        drawing.shapes =
            pointer.shapesBelow + painter.grid() + painter.marks() + pointer.shapesAbove(series.count) + painter.labels() + stops
    }

    // MARK: Reading values

    private func point(_ event: PointerEvent) {
        if event.phase == .leave { return read(nil) }
        read(plot?.row(at: event.point))
    }

    /// Shows the values of a row, or the span of all values.
    private func read(_ row: Int?) {
        pointer.show(row, in: plot)
        reading.text = row.map { text(of: $0) } ?? summary
        reading.isHidden = reading.text.isEmpty
    }

    /// Returns the place and the values of a row, such as "May: Rent €1,200, Food €430".
    private func text(of row: Int) -> String {
        let values = data.rows[row].values, place = writer.text(of: data.rows[row].x, data.precision, horizontal.format)
        let texts = series.indices.compactMap { index -> String? in
            guard let value = values[index] else { return nil }
            let text = writer.text(of: value, vertical.format)
            return series.count == 1 ? text : ChartTexts.oneOfSeveral(series[index].name, text)
        }
        guard let first = texts.first else { return ChartTexts.atPlace(place, ChartTable.missing) }
        return ChartTexts.atPlace(place, texts.dropFirst().reduce(first) { ChartTexts.and($0, $1) })
    }

    private var summary: String {
        guard plot != nil, let range = data.range, let first = data.rows.first?.x, let last = data.rows.last?.x else { return "" }
        if data.rows.count == 1 { return text(of: 0) }
        func place(_ value: ChartValue) -> String { writer.text(of: value, data.precision, horizontal.format) }
        return ChartTexts.summary(
            place(first), place(last), writer.text(of: range.lowerBound, vertical.format),
            writer.text(of: range.upperBound, vertical.format))
    }

    /// The largest number of places that a person reads one by one with the keyboard. The table has all of them.
    private static let mostStops = 100

    private func updateStops(in plot: ChartPlot) {
        let rows = Thinning.spread(data.rows.count, atMost: Self.mostStops)
        while stops.count > rows.count { stops.removeLast() }
        while stops.count < rows.count {
            stops.append(RectangleShape(at: DrawingPoint(0, 0), width: 0, height: 0, fill: .none, stroke: .none))
        }
        for (stop, row) in zip(stops, rows) {
            let area = plot.stop(of: row, among: rows.count)
            stop.origin = DrawingPoint(area.x, area.y)
            stop.width = area.width
            stop.height = area.height
            stop.accessibilityName = text(of: row)
            stop.onPress { [weak self] in self?.read(row) }
        }
    }
}

extension ChartKind {
    /// Returns the name of a chart with its form, as screen readers read it.
    func spoken(_ name: String) -> String {
        switch self {
        case .line: ChartTexts.lineChart(name)
        case .bar: ChartTexts.barChart(name)
        case .stackedBar: ChartTexts.stackedBarChart(name)
        case .area: ChartTexts.areaChart(name)
        case .scatter: ChartTexts.scatterChart(name)
        }
    }
}
