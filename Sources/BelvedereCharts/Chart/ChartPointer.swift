internal import Belvedere

/// The marks of the place that a person reads: a line through it, or a background of its bars, and a ring around each value.
final class ChartPointer {
    private let line = LineShape(from: DrawingPoint(0, 0), to: DrawingPoint(0, 0), stroke: .quiet)
    private let band = RectangleShape(at: DrawingPoint(0, 0), width: 0, height: 0, fill: ChartMark.highlight, stroke: .none)
    private var rings: [CircleShape] = []
    private let kind: ChartKind

    init(_ kind: ChartKind) {
        self.kind = kind
        line.isHidden = true
        band.isHidden = true
        band.cornerRadius = 4
    }

    var shapesBelow: [Shape] { [band] }

    func shapesAbove(_ seriesCount: Int) -> [Shape] {
        while rings.count > seriesCount { rings.removeLast() }
        while rings.count < seriesCount {
            let ring = CircleShape(
                center: DrawingPoint(0, 0), radius: 5.5, fill: ChartMark(index: rings.count).paint, stroke: .surface)
            ring.lineWidth = 2
            ring.isHidden = true
            rings.append(ring)
        }
        return kind.hasBands ? [] : [line] + rings
    }

    func show(_ row: Int?, in plot: ChartPlot?) {
        line.isHidden = row == nil || kind == .scatter
        band.isHidden = row == nil || !kind.hasBands
        for ring in rings { ring.isHidden = true }
        guard let row, let plot else { return }
        let x = plot.x(row: row)
        line.start = DrawingPoint(x, plot.top - 4)
        line.end = DrawingPoint(x, plot.bottom)
        band.origin = DrawingPoint(x - plot.band / 2, plot.top - 4)
        band.width = plot.band
        band.height = plot.bottom - plot.top + 4
        for (ring, value) in zip(rings, plot.heights(row: row)) {
            guard let value else { continue }
            ring.center = DrawingPoint(x, plot.y(value))
            ring.isHidden = false
        }
    }
}
