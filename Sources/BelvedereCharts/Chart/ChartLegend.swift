internal import Belvedere

/// The names of the series, each with its colour and its symbol.
final class ChartLegend: Stack {
    private var names: [String] = []

    init() { super.init(.horizontal, spacing: .medium, alignment: .center, []) }

    func show(_ series: [ChartSeries], as kind: ChartKind) {
        let new = series.map(\.name)
        if new == names { return }
        names = new
        let entries: [View] = new.enumerated().map { index, name in
            // A grid keeps the symbol beside its name, where a stack could wrap.
            Grid(columns: [.fit, .fit], [key(ChartMark(index: index), kind), Label(name, style: .detail)])
        }
        setViews(entries)
    }

    private func key(_ mark: ChartMark, _ kind: ChartKind) -> Drawing {
        let middle = DrawingPoint(11, 7)
        let shapes: [Shape]
        switch kind {
        case .bar, .stackedBar:
            shapes = [
                RectangleShape(at: DrawingPoint(4, 0), width: 14, height: 14, fill: mark.paint, stroke: .none),
                PathShape(mark.symbol(at: middle, radius: 3.2), fill: .surface, stroke: .none),
            ]
        case .area:
            shapes = [
                RectangleShape(at: DrawingPoint(1, 7), width: 20, height: 7, fill: mark.tint, stroke: .none),
                line(mark, from: 1, to: 21), PathShape(mark.symbol(at: middle, radius: 4), fill: mark.paint, stroke: .surface),
            ]
        case .line:
            shapes = [line(mark, from: 1, to: 21), PathShape(mark.symbol(at: middle, radius: 4), fill: mark.paint, stroke: .surface)]
        case .scatter: shapes = [PathShape(mark.symbol(at: middle, radius: 5), fill: mark.paint, stroke: .none)]
        }
        return Drawing("", width: 22, height: 14, isActualSize: true, shapes)
    }

    private func line(_ mark: ChartMark, from left: Double, to right: Double) -> LineShape {
        let line = LineShape(from: DrawingPoint(left, 7), to: DrawingPoint(right, 7), stroke: mark.paint)
        line.lineWidth = 2
        return line
    }
}
