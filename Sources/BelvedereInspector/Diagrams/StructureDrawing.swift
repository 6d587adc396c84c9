internal import Belvedere
internal import BelvedereCore

/// Draws the references between objects: boxes with roles and properties, a line for each reference, a thin line for a weak reference, and
/// leaked objects in red.
enum StructureDrawing {
    /// Returns the drawing of a map.
    ///
    /// - Parameters:
    ///   - map: The objects and references.
    ///   - name: The name of the drawing; `nil` for the number of its objects.
    ///   - roles: Returns the name of a role.
    static func drawing(of map: ObjectMap, named name: String? = nil, roles: (String) -> String = { $0 }) -> Drawing {
        let layout = StructureLayout(map)
        let drawing = Drawing(
            name ?? "Structure: \(summary(of: map))", width: layout.width, height: layout.height, scrolls: true)
        for arrow in layout.arrows { add(arrow, to: drawing) }
        for box in layout.boxes { add(box, roles(box.object.role), to: drawing) }
        return drawing
    }

    private static func summary(of map: ObjectMap) -> String {
        let leaked = map.objects.count(where: \.isLeaked)
        let objects = map.objects.count == 1 ? "1 object" : "\(map.objects.count) objects"
        return leaked == 0 ? objects : "\(objects), \(leaked) left behind"
    }

    private static func add(_ box: StructureBox, _ role: String, to drawing: Drawing) {
        let object = box.object
        let frame = RectangleShape(
            at: box.origin, width: box.width, height: box.height, fill: .surface, stroke: object.isLeaked ? .danger : .accent
        )
        frame.cornerRadius = 6
        frame.lineWidth = object.isLeaked ? 3 : 1.5
        frame.accessibilityName = "\(role) \(object.type)" + (object.isLeaked ? ", left behind" : "")
        drawing.add(frame)
        let left = box.origin.x + StructureBox.padding
        drawing.add(
            TextShape(
                object.isLeaked ? "\(role), left behind" : role, at: DrawingPoint(left, box.origin.y + 17), size: 11,
                fill: object.isLeaked ? .danger : .quiet
            ))
        drawing.add(TextShape(box.fitting(object.type, size: 13), at: DrawingPoint(left, box.origin.y + 35), size: 13))
        for (index, line) in box.lines.enumerated() {
            let point = DrawingPoint(left, box.middle(ofLine: index) + 4)
            drawing.add(TextShape(box.fitting(line.text, size: 11), at: point, size: 11, fill: line.isReference ? .ink : .quiet))
        }
    }

    private static func add(_ arrow: StructureArrow, to drawing: Drawing) {
        let isWeak = arrow.reference.strength == .weak
        let paint: Paint = isWeak ? .quiet : .ink
        let path = PathShape([.move(to: arrow.start), .curve(to: arrow.end, arrow.firstBend, arrow.secondBend)], stroke: paint)
        path.lineWidth = isWeak ? 0.75 : 1.5
        drawing.add(path)
        drawing.add(
            PathShape(
                [
                    .move(to: DrawingPoint(arrow.end.x + 8 * arrow.side, arrow.end.y - 4)), .line(to: arrow.end),
                    .line(to: DrawingPoint(arrow.end.x + 8 * arrow.side, arrow.end.y + 4)),
                ], stroke: paint))
    }
}
