internal import Belvedere
internal import BelvedereBinding

/// The values of a chart as a table, which a person opens below the chart. The table is made when it is opened for the first time.
final class ChartTable: Stack {
    /// The text for a missing value.
    static let missing = "–"

    private let name: String
    private let horizontal: ChartAxis
    private let vertical: ChartAxis
    private let writer: ChartWriter
    private let disclosure = Disclosure(ChartTexts.tableOfValues)
    private var data = ChartData([], keepsAll: false)
    private var series: [String] = []

    init(name: String, horizontal: ChartAxis, vertical: ChartAxis, writer: ChartWriter) {
        self.name = name
        self.horizontal = horizontal
        self.vertical = vertical
        self.writer = writer
        super.init(.vertical, [disclosure])
        disclosure.onChange { [weak self] isOpen in
            if isOpen { self?.fill() } else { self?.disclosure.setViews([]) }
        }
    }

    func show(_ data: ChartData, of series: [ChartSeries]) {
        self.data = data
        self.series = series.map(\.name)
        if disclosure.isExpanded { fill() }
    }

    private func fill() {
        let (data, writer, format, horizontal) = (data, writer, vertical.format, horizontal)
        let heading =
            switch data.scale {
            case .categories: ChartTexts.category
            case .days: ChartTexts.day
            case .numbers: "x"
            }
        let place = TableColumn<ChartData.Row>(
            horizontal.title.isEmpty ? heading : horizontal.title,
            { writer.text(of: $0.x, data.precision, horizontal.format) }, id: "place")
        let values = series.enumerated().map { index, name in
            TableColumn<ChartData.Row>(
                name.isEmpty ? vertical.title : name,
                { row in row.values[index].map { writer.text(of: $0, format) } ?? Self.missing }, id: "\(index)", alignment: .end)
        }
        let table = Table(DynamicList(data.rows), columns: [place] + values)
        table.title = name
        disclosure.setViews([table])
    }
}
