internal import Belvedere
internal import BelvedereCore

/// An arrow in the diagram of the structure. It represents a reference: a curve from the line of a property to the object that the property
/// refers to.
nonisolated struct StructureArrow: Sendable, Hashable {
    let reference: ObjectMap.Reference
    let start: DrawingPoint
    let end: DrawingPoint
    let firstBend: DrawingPoint
    let secondBend: DrawingPoint
    /// The side of the box at which the arrow ends: -1 for the left side, 1 for the right side.
    let side: Double

    /// The number of different heights at which arrows end at a box. The next arrow ends at the first height again.
    private static let slots = 4

    /// - Parameters:
    ///   - line: The line of the property in the box `from`, counted from 0.
    ///   - turn: The number of arrows that already end at the box `to`.
    init(_ reference: ObjectMap.Reference, from: StructureBox, line: Int, to: StructureBox, turn: Int) {
        self.reference = reference
        let isBackward = to.origin.x < from.origin.x
        let isForward = to.origin.x > from.origin.x
        side = isForward ? -1 : 1
        start = DrawingPoint(isBackward ? from.origin.x : from.origin.x + from.width, from.middle(ofLine: line))
        end = DrawingPoint(isForward ? to.origin.x : to.origin.x + to.width, to.origin.y + 10 + Double(turn % Self.slots) * 9)
        if isForward || isBackward {
            let bend = max(40, abs(end.x - start.x) / 2)
            firstBend = DrawingPoint(start.x + (isForward ? bend : -bend), start.y)
            secondBend = DrawingPoint(end.x - (isForward ? bend : -bend), end.y)
        } else {
            // Between boxes of the same column, the arrow bends around the right side. Each later arrow bends further out, so that arrows
            // do not overlap.
            let reach = max(start.x, end.x) + 36 + Double(turn % Self.slots) * 10
            firstBend = DrawingPoint(reach, start.y)
            secondBend = DrawingPoint(reach, end.y)
        }
    }

    /// The largest horizontal coordinate of the curve.
    var rightmost: Double { max(start.x, end.x, side > 0 && firstBend.x > start.x ? firstBend.x : 0) }
}
