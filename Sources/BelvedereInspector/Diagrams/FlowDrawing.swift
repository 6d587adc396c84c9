internal import Belvedere

/// Draws the effects of an event as a sequence diagram: a vertical lane for each role, and a row for each step.
enum FlowDrawing {
    private static let laneWidth = 210.0
    private static let rowHeight = 30.0
    private static let top = 48.0
    /// The maximum number of drawn steps. Further steps are only in the table.
    static let limit = 60

    static func drawing(of flow: Flow) -> Drawing {
        let lanes = flow.lanes, steps = flow.steps.prefix(limit)
        let height = top + Double(steps.count) * rowHeight + 16
        let drawing = Drawing(
            "Sequence of \(flow.title)", width: max(320, Double(lanes.count) * laneWidth + 16), height: height, scrolls: true)
        for (index, lane) in lanes.enumerated() {
            let x = middle(of: index)
            let head = RectangleShape(at: DrawingPoint(x - 70, 8), width: 140, height: 26, fill: .softAccent, stroke: .accent)
            head.cornerRadius = 6
            drawing.add(head)
            drawing.add(TextShape(lane, at: DrawingPoint(x - 60, 26), size: 13))
            drawing.add(LineShape(from: DrawingPoint(x, 34), to: DrawingPoint(x, height - 8), stroke: .line))
        }
        var former: Double?
        for (index, step) in steps.enumerated() {
            guard let lane = lanes.firstIndex(of: step.lane) else { continue }
            let here = DrawingPoint(middle(of: lane), top + Double(index) * rowHeight + 8)
            if let former, former != here.x {
                drawing.add(LineShape(from: DrawingPoint(former, here.y - 14), to: DrawingPoint(here.x, here.y - 14), stroke: .quiet))
            }
            former = here.x
            add(step, at: here, to: drawing)
        }
        return drawing
    }

    private static func add(_ step: FlowStep, at point: DrawingPoint, to drawing: Drawing) {
        let dot = CircleShape(center: point, radius: 4, fill: paint(of: step.kind), stroke: .none)
        drawing.add(dot)
        let words = "\(step.kind.title) \(step.subject)" + (step.detail.isEmpty ? "" : ": \(step.detail)")
        let text = TextShape(shortened(words), at: DrawingPoint(point.x + 8, point.y + 4), size: 11)
        text.accessibilityName = "\(step.lane), \(words)"
        drawing.add(text)
    }

    private static func paint(of kind: FlowStep.Kind) -> Paint {
        switch kind {
        case .event, .handler: .accent
        case .reported: .danger
        case .announced, .sent: .quiet
        default: .ink
        }
    }

    private static func middle(of lane: Int) -> Double { 78 + Double(lane) * laneWidth }
    private static func shortened(_ text: String) -> String { text.count > 34 ? text.prefix(33) + "…" : text }
}
