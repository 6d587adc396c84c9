internal import Belvedere

/// Makes the shapes of a chart: the grid, the marks of the values, and the labels.
struct ChartPainter {
    let plot: ChartPlot
    let writer: ChartWriter
    let horizontal: ChartAxis
    let vertical: ChartAxis
    let isRightToLeft: Bool

    // MARK: Grid and labels

    /// Returns the lines behind the values.
    func grid() -> [Shape] {
        plot.vertical.ticks.map { tick in
            let y = crisp(plot.y(tick)), isZero = tick == 0
            let line = LineShape(
                from: DrawingPoint(plot.left, y), to: DrawingPoint(plot.right, y), stroke: isZero ? .quiet : ChartMark.grid)
            return line
        }
    }

    /// Returns the texts of the axes. They are only for the eye: a screen reader reads the values with their units.
    func labels() -> [Shape] {
        let side = isRightToLeft ? plot.right + 8 : plot.left - 8
        let towards: TextAnchor.Across = isRightToLeft ? .left : .right
        var texts = zip(plot.vertical.ticks, plot.verticalLabels).map { tick, label in
            text(label, DrawingPoint(side, plot.y(tick)), TextAnchor(towards, .middle))
        }
        texts += plot.horizontalLabels(writer, horizontal.format).map { label in
            let half = ChartTextWidth.of(label.text, size: ChartPlot.letterSize) / 2
            let x = min(plot.right + 14 - half, max(half, label.x))
            return text(label.text, DrawingPoint(isRightToLeft ? label.x : x, plot.bottom + 10), TextAnchor(.middle, .top))
        }
        let title = [vertical.title, plot.unit].filter { !$0.isEmpty }.joined(separator: ", ")
        let edge = isRightToLeft ? plot.right + side - plot.right + 6 : 0
        texts.append(
            text(title, DrawingPoint(isRightToLeft ? plot.right : edge, 4), TextAnchor(isRightToLeft ? .right : .left, .top)))
        texts.append(
            text(horizontal.title, DrawingPoint((plot.left + plot.right) / 2, plot.bottom + 30), TextAnchor(.middle, .top)))
        return texts.filter { !$0.text.isEmpty }
    }

    private func text(_ words: String, _ place: DrawingPoint, _ anchor: TextAnchor) -> TextShape {
        let text = TextShape(words, at: place, anchor: anchor, points: ChartPlot.letterSize, fill: .quiet)
        text.isDecorative = true
        return text
    }

    /// Returns a height at which a line of one point is not blurred.
    private func crisp(_ y: Double) -> Double { y.rounded(.down) + 0.5 }

    // MARK: Values

    /// Returns the marks of all values, in a few shapes for each series.
    func marks() -> [Shape] {
        switch plot.kind {
        case .line: (0..<plot.seriesCount).flatMap { line($0, of: values(of: $0)) }
        case .area: areas()
        case .bar: (0..<plot.seriesCount).flatMap { bars(of: $0) }
        case .stackedBar: stackedBars()
        case .scatter: (0..<plot.seriesCount).map { points(of: $0) }
        }
    }

    private func values(of series: Int) -> [Double?] { plot.data.rows.map { $0.values[series] } }

    private func line(_ series: Int, of values: [Double?], showsSymbols: Bool = true) -> [Shape] {
        let mark = ChartMark(index: series)
        let kept = Thinning.shape(of: values) { Int(plot.x(row: plot.isMirrored ? values.count - 1 - $0 : $0) / 3) }
        var steps: [PathStep] = [], alone: [Int] = [], begin: Int?
        // The rows of a run without a gap. A run of one row has no line, so it gets a symbol.
        var run = 0, last = 0
        func end() { if run == 1 { alone.append(last) } }
        for index in kept {
            guard let value = values[index] else {
                end()
                (begin, run) = (nil, 0)
                continue
            }
            let point = DrawingPoint(plot.x(row: index), plot.y(value))
            steps.append(begin == nil ? .move(to: point) : .line(to: point))
            begin = index
            run += 1
            last = index
        }
        end()
        let path = PathShape(steps, stroke: mark.paint)
        path.lineWidth = 2
        let marked = showsSymbols ? symbolRows(of: series, values) : []
        let symbols = Set(marked + alone).sorted().flatMap { index -> [PathStep] in
            guard let value = values[index] else { return [] }
            return mark.symbol(at: DrawingPoint(plot.x(row: index), plot.y(value)), radius: 4)
        }
        if symbols.isEmpty { return [path] }
        let points = PathShape(symbols, fill: mark.paint, stroke: .surface)
        points.lineWidth = 1.5
        return [path, points]
    }

    /// Returns the rows with a symbol: all rows if there is room, and otherwise some of them if the symbols must tell series apart.
    private func symbolRows(of series: Int, _ values: [Double?]) -> [Int] {
        let known = values.indices.filter { values[$0] != nil }
        if Double(known.count) * 18 <= plot.right - plot.left { return known }
        if plot.seriesCount == 1 { return [] }
        // Begin at another row for each series, so that symbols of lines that lie together are side by side.
        let gap = max(1, known.count / 7)
        return stride(from: gap * (series + 1) / (plot.seriesCount + 1), to: known.count, by: gap).map { known[$0] }
    }

    private func areas() -> [Shape] {
        var below = [Double](repeating: 0, count: plot.data.rows.count), fills: [Shape] = [], lines: [Shape] = []
        for series in 0..<plot.seriesCount {
            let own = values(of: series), isSingle = plot.seriesCount == 1
            // A missing value adds nothing to a stack. An area alone has a gap there.
            let upper = zip(own, below).map { value, below in isSingle ? value : below + (value ?? 0) }
            let kept = Thinning.shape(of: upper) { Int(plot.x(row: plot.isMirrored ? own.count - 1 - $0 : $0) / 3) }
            var steps: [PathStep] = []
            for run in kept.split(whereSeparator: { upper[$0] == nil }) {
                let above = run.map { DrawingPoint(plot.x(row: $0), plot.y(upper[$0] ?? 0)) }
                let lower = run.reversed().map { DrawingPoint(plot.x(row: $0), plot.y(below[$0])) }
                steps += (above + lower).enumerated().map { $0 == 0 ? .move(to: $1) : .line(to: $1) } + [.close]
            }
            fills.append(PathShape(steps, fill: ChartMark(index: series).tint, stroke: .none))
            lines += line(series, of: upper, showsSymbols: !isSingle || own.count <= 1)
            if !isSingle { below = upper.map { $0 ?? 0 } }
        }
        return fills + lines
    }

    /// Returns the rows whose bars are drawn: all, or for each two points of the width the row with the greatest value.
    private var barRows: [Int] {
        let rows = plot.data.rows
        if plot.band >= 2 { return Array(rows.indices) }
        var greatest: [Int: Int] = [:]
        func size(_ index: Int) -> Double { rows[index].values.reduce(0) { max($0, $1?.magnitude ?? 0) } }
        for index in rows.indices {
            let column = Int(plot.x(row: index) / 2)
            if let other = greatest[column], size(other) >= size(index) { continue }
            greatest[column] = index
        }
        return greatest.values.sorted()
    }

    /// The width of the bars of one row together.
    private var barWidth: Double { max(1, min(plot.band * 0.72, plot.kind == .bar ? 44 * Double(plot.seriesCount) : 52)) }

    private func bars(of series: Int) -> [Shape] {
        let width = barWidth / Double(plot.seriesCount), gap = width > 5 && plot.seriesCount > 1 ? 2.0 : 0
        var steps: [PathStep] = [], symbols: [PathStep] = []
        for index in barRows {
            guard let value = plot.data.rows[index].values[series] else { continue }
            let place = Double(isRightToLeft && plot.isMirrored ? plot.seriesCount - 1 - series : series)
            let left = plot.x(row: index) - barWidth / 2 + place * width, end = plot.y(value)
            steps += box(left + gap / 2, min(end, plot.zero), width - gap, abs(end - plot.zero), endsAtTop: value >= 0)
            if plot.seriesCount > 1, width >= 13, abs(end - plot.zero) >= 20 {
                symbols += ChartMark(index: series).symbol(
                    at: DrawingPoint(left + width / 2, plot.zero + (value < 0 ? 10 : -10)), radius: 3.2)
            }
        }
        return filled(steps, symbols, series)
    }

    private func stackedBars() -> [Shape] {
        let rows = barRows
        var above = [Double](repeating: 0, count: plot.data.rows.count), below = above
        return (0..<plot.seriesCount).flatMap { series -> [Shape] in
            var steps: [PathStep] = [], symbols: [PathStep] = []
            for index in rows {
                guard let value = plot.data.rows[index].values[series], value != 0 else { continue }
                let begin = value > 0 ? above[index] : below[index], end = begin + value
                if value > 0 { above[index] = end } else { below[index] = end }
                let top = min(plot.y(begin), plot.y(end)), height = abs(plot.y(begin) - plot.y(end)), x = plot.x(row: index)
                // A gap between the parts of a bar separates also colours that look alike to a person.
                let gap = height > 4 && begin != 0 ? 1.5 : 0
                steps += box(x - barWidth / 2, top + (value > 0 ? 0 : gap), barWidth, height - gap, endsAtTop: nil)
                if plot.seriesCount > 1, barWidth >= 13, height >= 14 {
                    symbols += ChartMark(index: series).symbol(at: DrawingPoint(x, top + height / 2), radius: 3.2)
                }
            }
            return filled(steps, symbols, series)
        }
    }

    private func filled(_ steps: [PathStep], _ symbols: [PathStep], _ series: Int) -> [Shape] {
        let bars = PathShape(steps, fill: ChartMark(index: series).paint, stroke: .none)
        return symbols.isEmpty ? [bars] : [bars, PathShape(symbols, fill: .surface, stroke: .none)]
    }

    /// Returns the outline of a bar. The end of a wide bar is a little round.
    private func box(_ left: Double, _ top: Double, _ width: Double, _ height: Double, endsAtTop: Bool?) -> [PathStep] {
        let right = left + width, bottom = top + height, corner = endsAtTop == nil ? 0 : min(3, width / 4, height)
        let (end, foot) = endsAtTop == false ? (bottom, top) : (top, bottom), inset = endsAtTop == false ? -corner : corner
        if corner < 1 {
            return [
                .move(to: DrawingPoint(left, foot)), .line(to: DrawingPoint(left, end)), .line(to: DrawingPoint(right, end)),
                .line(to: DrawingPoint(right, foot)), .close,
            ]
        }
        return [
            .move(to: DrawingPoint(left, foot)), .line(to: DrawingPoint(left, end + inset)),
            .curve(to: DrawingPoint(left + corner, end), DrawingPoint(left, end), DrawingPoint(left, end)),
            .line(to: DrawingPoint(right - corner, end)),
            .curve(to: DrawingPoint(right, end + inset), DrawingPoint(right, end), DrawingPoint(right, end)),
            .line(to: DrawingPoint(right, foot)), .close,
        ]
    }

    private func points(of series: Int) -> Shape {
        let mark = ChartMark(index: series)
        let places = plot.data.rows.enumerated().compactMap { index, row in
            row.values[series].map { (x: plot.x(row: index), y: plot.y($0)) }
        }
        let kept = Thinning.separate(places, atMost: 1500), radius = kept.count > 300 ? 2.2 : 4
        let shape = PathShape(
            kept.flatMap { mark.symbol(at: DrawingPoint(places[$0].x, places[$0].y), radius: radius) }, fill: mark.paint,
            stroke: kept.count > 300 ? .none : .surface)
        return shape
    }
}
