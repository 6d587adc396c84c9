internal import Belvedere
internal import BelvedereCore
internal import BelvedereTexts

/// Draws the references between objects: boxes with roles and properties, and an arrow for each reference. A strong reference is a solid
/// line with a full arrowhead, a weak reference a dashed line with an open one. Leaked objects are red.
enum StructureDrawing {
    /// Returns the drawing of a map.
    ///
    /// - Parameters:
    ///   - map: The objects and references.
    ///   - name: The name of the drawing; `nil` for the number of its objects.
    ///   - room: The width into which the drawing must fit; `nil` for as much as it needs.
    static func drawing(of map: ObjectMap, named name: String? = nil, in room: Double? = nil) -> Drawing {
        let layout = StructureLayout(map, in: room)
        let hasKey = !layout.arrows.isEmpty
        let drawing = Drawing(
            name ?? summary(of: map), width: layout.width, height: layout.height + (hasKey ? keyHeight : 0), scrolls: true)
        for arrow in layout.arrows { add(arrow, to: drawing) }
        for box in layout.boxes { add(box, RoleAppearance(box.object.role), to: drawing) }
        if hasKey { addKey(at: layout.height, to: drawing) }
        return drawing
    }

    private static let keyHeight = 22.0

    /// Adds a sample of each kind of arrow with its meaning.
    private static func addKey(at y: Double, to drawing: Drawing) {
        var x = StructureLayout.margin
        for (strength, text) in [(ObjectMap.Strength.strong, InspectorTexts.strongKey), (.weak, InspectorTexts.weakKey)] {
            let start = DrawingPoint(x, y + 4), end = DrawingPoint(x + 36, y + 4)
            add(strength, curve: (start, start, end, end), side: -1, to: drawing)
            drawing.add(TextShape(text, at: DrawingPoint(x + 44, y + 8), size: 11, fill: .quiet))
            x += 64 + StructureBox.width(of: text, size: 11)
        }
    }

    private static func summary(of map: ObjectMap) -> String {
        let leaked = map.objects.count(where: \.isLeaked), objects = InspectorTexts.structureOf("\(map.objects.count)")
        return leaked == 0 ? objects : "\(objects) \(InspectorTexts.leakedCount("\(leaked)"))"
    }

    private static func add(_ box: StructureBox, _ role: RoleAppearance, to drawing: Drawing) {
        let object = box.object
        let frame = RectangleShape(
            at: box.origin, width: box.width, height: box.height, fill: .surface, stroke: object.isLeaked ? .danger : role.paint
        )
        frame.cornerRadius = 6
        frame.lineWidth = object.isLeaked ? 3 : 1.5
        let title = object.isLeaked ? InspectorTexts.leakedRole(role.name) : role.name
        frame.accessibilityName = "\(title) \(object.type)"
        drawing.add(frame)
        let left = box.origin.x + StructureBox.padding
        let paint: Paint = object.isLeaked ? .danger : role.paint
        drawing.add(text(title, in: box, at: DrawingPoint(left, box.origin.y + 17), size: 11, paint))
        drawing.add(text(object.type, in: box, at: DrawingPoint(left, box.origin.y + 35), size: 13, .ink))
        for (index, line) in box.lines.enumerated() {
            let point = DrawingPoint(left, box.middle(ofLine: index) + 4)
            drawing.add(text(line.text, in: box, at: point, size: 11, line.isReference ? .ink : .quiet))
        }
    }

    /// Returns a text that fits into a box. A shortened text has the whole text as its name.
    private static func text(_ text: String, in box: StructureBox, at point: DrawingPoint, size: Double, _ paint: Paint) -> TextShape {
        let shape = TextShape(box.fitting(text, size: size), at: point, size: size, fill: paint)
        if shape.text != text { shape.accessibilityName = text }
        return shape
    }

    private static func add(_ arrow: StructureArrow, to drawing: Drawing) {
        add(arrow.reference.strength, curve: (arrow.start, arrow.firstBend, arrow.secondBend, arrow.end), side: arrow.side, to: drawing)
    }

    /// A Bézier curve from the first point to the last.
    private typealias Curve = (start: DrawingPoint, first: DrawingPoint, second: DrawingPoint, end: DrawingPoint)

    private static func add(_ strength: ObjectMap.Strength, curve: Curve, side: Double, to drawing: Drawing) {
        let isWeak = strength == .weak
        let paint: Paint = isWeak ? .quiet : .ink
        let path = PathShape(
            isWeak ? dashes(along: curve) : [.move(to: curve.start), .curve(to: curve.end, curve.first, curve.second)], stroke: paint)
        path.lineWidth = 1.5
        drawing.add(path)
        let head: [PathStep] = [
            .move(to: DrawingPoint(curve.end.x + 8 * side, curve.end.y - 4)), .line(to: curve.end),
            .line(to: DrawingPoint(curve.end.x + 8 * side, curve.end.y + 4)),
        ]
        drawing.add(isWeak ? PathShape(head, stroke: paint) : PathShape(head + [.close], fill: paint, stroke: .none))
    }

    /// Returns every second piece of a curve.
    private static func dashes(along curve: Curve) -> [PathStep] {
        let length = abs(curve.end.x - curve.start.x) + abs(curve.end.y - curve.start.y)
        let pieces = max(7, Int(length / 5)) | 1
        return (0..<pieces).flatMap { piece -> [PathStep] in
            if !piece.isMultiple(of: 2) { return [] }
            return [
                .move(to: point(at: Double(piece) / Double(pieces), of: curve)),
                .line(to: point(at: Double(piece + 1) / Double(pieces), of: curve)),
            ]
        }
    }

    /// Returns the point of a cubic Bézier curve at a parameter from 0 to 1.
    private static func point(at t: Double, of curve: Curve) -> DrawingPoint {
        let s = 1 - t
        func value(_ coordinate: KeyPath<DrawingPoint, Double>) -> Double {
            s * s * s * curve.start[keyPath: coordinate] + 3 * s * s * t * curve.first[keyPath: coordinate]
                + 3 * s * t * t * curve.second[keyPath: coordinate] + t * t * t * curve.end[keyPath: coordinate]
        }
        return DrawingPoint(value(\.x), value(\.y))
    }
}
