internal import Belvedere
internal import BelvedereTexts

/// Draws the effects of an event as a sequence diagram: a vertical lane for each role, a row for each step, and an arrow from the role that
/// caused a step to the role of the step.
///
/// A number joins each step to its sentence in the list below the diagram. So the texts in the diagram may be short.
enum FlowDrawing {
    /// The maximum number of drawn steps. Further steps are only in the list.
    static let limit = 60

    /// The width in which a diagram fits beside the app, at a window of 1,280 pixels.
    static let room = 632.0
    private static let laneWidths = 92.0...190.0
    private static let rowHeight = 32.0
    private static let top = 58.0
    private static let textSize = 11.0

    static func drawing(of flow: Flow, calling call: FlowCall?) -> Drawing {
        let lanes = [Flow.person] + flow.lanes, called = call.flatMap { lanes.firstIndex(of: $0.role) }
        let steps = Array(flow.steps.prefix(limit))
        let width = min(laneWidths.upperBound, max(laneWidths.lowerBound, (room - margin) / Double(lanes.count)))
        let height = top + Double(steps.count) * rowHeight + 4
        let drawing = Drawing(
            InspectorTexts.sequence(flow.sentence), width: margin + Double(lanes.count) * width, height: height, scrolls: true)
        for (index, lane) in lanes.enumerated() { add(lane, at: middle(of: index, width), width, height, to: drawing) }
        var former = 0
        for (index, step) in steps.enumerated() {
            guard let lane = lanes.firstIndex(of: step.lane) else { continue }
            let y = top + Double(index) * rowHeight
            let row = Row(number: index + 1, y: y, from: middle(of: former, width), to: middle(of: lane, width), laneWidth: width)
            let caption = step.caption(in: flow, calling: call)
            // A handler that calls another part leads to this part.
            if step.kind == .handler, let called {
                add(caption, at: middle(of: called, width), row, from: RoleAppearance(step.lane).paint, to: drawing)
                former = called
                continue
            }
            add(step, named: caption, row, from: RoleAppearance(lanes[former]).paint, to: drawing)
            former = lane
        }
        return drawing
    }

    private static let margin = 8.0

    /// The position of a step in the diagram.
    private struct Row {
        let number: Int
        let y: Double
        let from: Double
        let to: Double
        let laneWidth: Double
    }

    private static func add(_ lane: String, at x: Double, _ width: Double, _ height: Double, to drawing: Drawing) {
        let role = RoleAppearance(lane), half = width / 2 - 4
        let head = RectangleShape(at: DrawingPoint(x - half, 6), width: 2 * half, height: 26, fill: .surface, stroke: role.paint)
        head.cornerRadius = 6
        head.lineWidth = 1.5
        head.accessibilityName = role.name
        drawing.add(LineShape(from: DrawingPoint(x, 32), to: DrawingPoint(x, height - 4), stroke: .line))
        drawing.add(head)
        let name = shortened(role.name, to: 2 * half - 8, size: 12)
        drawing.add(TextShape(name, at: DrawingPoint(x - half + 7, 23), size: 12, fill: role.paint))
    }

    /// Adds the call of a handler: the number at its own lane, and an arrow to the called part.
    private static func add(
        _ method: String, at end: Double, _ row: Row, from paint: Paint, to drawing: Drawing
    ) {
        addArrow(from: row.to, to: end, at: row.y, gap: 1, paint, to: drawing)
        addNumber(row.number, at: row.to, row.y, paint, to: drawing)
        let start = DrawingPoint(min(row.to, end) + 13, row.y - 5)
        addText(method, row.number, at: start, room: abs(end - row.to) - 24, to: drawing)
    }

    private static func add(_ step: FlowStep, named words: String, _ row: Row, from paint: Paint, to drawing: Drawing) {
        let isStill = row.from == row.to
        if !isStill { addArrow(from: row.from, to: row.to, at: row.y, gap: 9, paint, to: drawing) }
        addNumber(row.number, at: row.to, row.y, step.kind == .reported ? .danger : RoleAppearance(step.lane).paint, to: drawing)
        // The text stands above an arrow, or beside a step without an arrow.
        let room = isStill ? row.laneWidth - 18 : abs(row.to - row.from) - 22
        let place = isStill ? DrawingPoint(row.to + 12, row.y + 4) : DrawingPoint(min(row.from, row.to) + 11, row.y - 5)
        addText(words, row.number, at: place, room: room, to: drawing)
    }

    private static func addArrow(
        from start: Double, to end: Double, at y: Double, gap: Double, _ paint: Paint, to drawing: Drawing
    ) {
        let side: Double = end > start ? -1 : 1, tip = end + gap * side
        let line = LineShape(from: DrawingPoint(start, y), to: DrawingPoint(tip + 5 * side, y), stroke: paint)
        line.lineWidth = 1.5
        drawing.add(line)
        let head: [PathStep] = [
            .move(to: DrawingPoint(tip, y)), .line(to: DrawingPoint(tip + 7 * side, y - 4)), .line(to: DrawingPoint(tip + 7 * side, y + 4)),
            .close,
        ]
        drawing.add(PathShape(head, fill: paint, stroke: .none))
    }

    private static func addNumber(_ number: Int, at x: Double, _ y: Double, _ paint: Paint, to drawing: Drawing) {
        drawing.add(CircleShape(center: DrawingPoint(x, y), radius: 8, fill: paint, stroke: .none))
        let digits = "\(number)", place = DrawingPoint(x - Double(digits.count) * 2.8, y + 3.2)
        drawing.add(TextShape(digits, at: place, size: digits.count > 1 ? 8.5 : 9.5, fill: .surface))
    }

    private static func addText(_ words: String, _ number: Int, at place: DrawingPoint, room: Double, to drawing: Drawing) {
        let text = TextShape(shortened(words, to: room, size: textSize), at: place, size: textSize)
        text.accessibilityName = "\(number). \(words)"
        drawing.add(text)
    }

    private static func middle(of lane: Int, _ width: Double) -> Double { margin / 2 + (Double(lane) + 0.5) * width }

    /// Shortens a text to a width. It is an estimate, because a drawing does not know the font.
    private static func shortened(_ text: String, to width: Double, size: Double) -> String {
        let count = max(3, Int(width / (size * 0.55)))
        return text.count > count ? text.prefix(count - 1) + "…" : text
    }
}
