/// Arranges boxes in rows, so that most arrows point down.
///
/// A frame is the rectangle around the boxes of one target. Each frame has its own rows. The frames themselves are arranged in rows in the
/// same manner. Within a row, connected boxes are near each other.
struct LayeredLayout {
    struct Rectangle {
        var x = 0.0
        var y = 0.0
        var width: Double
        var height: Double

        var middle: Double { x + width / 2 }
        var bottom: Double { y + height }
    }

    static let boxHeight = 30.0
    private static let gap = (x: 18.0, y: 46.0)
    private static let frameGap = (x: 28.0, y: 64.0)
    private static let padding = 18.0
    private static let header = 30.0

    private(set) var boxes: [Rectangle]
    private(set) var frames: [String: Rectangle] = [:]
    private(set) var width = 0.0
    private(set) var height = 0.0
    private let picture: GraphPicture
    private let widest: Double

    /// The height from which a picture becomes wider, so that a large project is no high and narrow strip.
    private static let highest = 3_000.0

    /// Arranges the boxes in the usual width. A picture that would be much higher than wide gets wider rows.
    ///
    /// - Complexity: O(f · (n + m)) for frames, boxes and arrows, at most nine times.
    init(_ picture: GraphPicture) {
        var layout = LayeredLayout(picture, widest: 1_240)
        for _ in 0..<8 {
            guard layout.height > Self.highest, layout.height > layout.width * 1.25 else { break }
            let wider = LayeredLayout(picture, widest: layout.widest * max(1.3, (layout.height / max(layout.width, 1)).squareRoot()))
            // Boxes in one long chain stay one below the other, in any width.
            guard wider.height < layout.height else { break }
            layout = wider
        }
        self = layout
    }

    /// - Parameter widest: The largest width of a row of frames; a wider row continues on the next line. Rows within a frame are limited to
    ///   a somewhat smaller width.
    init(_ picture: GraphPicture, widest: Double) {
        self.picture = picture
        self.widest = widest
        boxes = picture.boxes.map { Rectangle(width: TextWidth.of($0.name) + 28, height: Self.boxHeight) }
        var rows: [String: [[Int]]] = [:]
        for frame in picture.frames { rows[frame] = rowsOfBoxes(in: frame) }
        // Each sweep sorts the boxes of each row by the positions of the boxes that they are connected with. More than six sweeps make no
        // visible difference.
        for sweep in 0..<6 {
            place(rows)
            for frame in picture.frames { rows[frame] = sorted(rows[frame] ?? [], isDownward: sweep % 2 == 0) }
        }
        place(rows)
    }

    // MARK: Rows

    private func rowsOfBoxes(in frame: String) -> [[Int]] {
        let members = picture.boxes.indices.filter { picture.boxes[$0].frame == frame }
        let set = Set(members)
        let inner = picture.arrows.filter { set.contains($0.from) && set.contains($0.to) }
        let ranks = Ranks(nodes: members, edges: inner.map { ($0.from, $0.to) })
        let joined = Set(inner.flatMap { [$0.from, $0.to] })
        var rows: [[Int]] = []
        let highest = members.map { ranks[$0] }.max() ?? 0
        for rank in 0...highest { rows.append(members.filter { ranks[$0] == rank && joined.contains($0) }) }
        // Boxes without a connection in their frame come last.
        rows.append(members.filter { !joined.contains($0) })
        return rows.filter { !$0.isEmpty }.flatMap { broken($0) }
    }

    private func broken(_ row: [Int]) -> [[Int]] {
        var rows: [[Int]] = [[]]
        var width = 0.0
        for box in row {
            if width + boxes[box].width > widest * 0.72, !rows[rows.count - 1].isEmpty {
                rows.append([])
                width = 0
            }
            rows[rows.count - 1].append(box)
            width += boxes[box].width + Self.gap.x
        }
        return rows
    }

    private func sorted(_ rows: [[Int]], isDownward: Bool) -> [[Int]] {
        var neighbours: [Int: [Int]] = [:]
        for arrow in picture.arrows {
            if isDownward {
                neighbours[arrow.to, default: []].append(arrow.from)
            } else {
                neighbours[arrow.from, default: []].append(arrow.to)
            }
        }
        return rows.map { row in
            let wishes = row.map { box -> Double in
                let middles = (neighbours[box] ?? []).map { boxes[$0].middle }
                return middles.isEmpty ? boxes[box].middle : middles.reduce(0, +) / Double(middles.count)
            }
            return row.indices.sorted { (wishes[$0], $0) < (wishes[$1], $1) }.map { row[$0] }
        }
    }

    // MARK: Places

    private mutating func place(_ rows: [String: [[Int]]]) {
        frames = [:]
        width = 0
        let pairs = picture.arrows.map { (picture.boxes[$0.from].frame, picture.boxes[$0.to].frame) }
        let ranks = Ranks(nodes: picture.frames, edges: pairs)
        var top = 0.0
        for rank in 0...(picture.frames.map { ranks[$0] }.max() ?? 0) {
            var line: [String] = []
            var lineWidth = 0.0
            for frame in picture.frames where ranks[frame] == rank {
                let size = size(of: rows[frame] ?? [], hasFrame: !frame.isEmpty)
                if !line.isEmpty, lineWidth + size.width > widest {
                    top = finish(line, rows, at: top)
                    line = []
                    lineWidth = 0
                }
                frames[frame] = Rectangle(width: max(size.width, TextWidth.of(frame) + 40), height: size.height)
                line.append(frame)
                lineWidth += size.width + Self.frameGap.x
            }
            if !line.isEmpty { top = finish(line, rows, at: top) }
        }
        height = max(0, top - Self.frameGap.y)
        centre()
    }

    private func size(of rows: [[Int]], hasFrame: Bool) -> (width: Double, height: Double) {
        let widths = rows.map { row in row.reduce(-Self.gap.x) { $0 + boxes[$1].width + Self.gap.x } }
        let inset = hasFrame ? Self.padding : 0
        let height = Double(rows.count) * (Self.boxHeight + Self.gap.y) - Self.gap.y
        return ((widths.max() ?? 0) + 2 * inset, height + 2 * inset + (hasFrame ? Self.header - Self.padding / 2 : 0))
    }

    private mutating func finish(_ line: [String], _ rows: [String: [[Int]]], at top: Double) -> Double {
        var x = 0.0
        var lowest = top
        for frame in line {
            guard var rectangle = frames[frame] else { continue }
            rectangle.x = x
            rectangle.y = top
            frames[frame] = rectangle
            let inset = frame.isEmpty ? 0 : Self.padding
            var y = top + (frame.isEmpty ? 0 : Self.header + Self.padding / 2)
            for row in rows[frame] ?? [] {
                let rowWidth = row.reduce(-Self.gap.x) { $0 + boxes[$1].width + Self.gap.x }
                var left = x + inset + (rectangle.width - 2 * inset - rowWidth) / 2
                for box in row {
                    boxes[box].x = left
                    boxes[box].y = y
                    left += boxes[box].width + Self.gap.x
                }
                y += Self.boxHeight + Self.gap.y
            }
            lowest = max(lowest, rectangle.bottom)
            x += rectangle.width + Self.frameGap.x
        }
        width = max(width, x - Self.frameGap.x)
        return lowest + Self.frameGap.y
    }

    /// Centres each row of frames.
    private mutating func centre() {
        let lines = Dictionary(grouping: frames.keys, by: { frames[$0]?.y ?? 0 })
        for names in lines.values {
            let right = names.compactMap { frames[$0].map { $0.x + $0.width } }.max() ?? 0
            let shift = (width - right) / 2
            guard shift > 0 else { continue }
            for name in names {
                frames[name]?.x += shift
                for index in boxes.indices where picture.boxes[index].frame == name { boxes[index].x += shift }
            }
        }
    }
}
