internal import Belvedere
internal import BelvedereCore

/// A reference in the diagram of the structure: a curve from the line of a property to the object that it refers to.
nonisolated struct StructureArrow: Sendable, Hashable {
    let reference: ObjectMap.Reference
    let start: DrawingPoint
    let end: DrawingPoint
    let firstBend: DrawingPoint
    let secondBend: DrawingPoint
    /// On which side of its tip the arrow comes from: -1 for the left, 1 for the right.
    let side: Double

    /// How many arrows end at a box at different heights. The next one ends where the first does.
    private static let slots = 4

    /// - Parameters:
    ///   - line: the line of the property in the box `from`, counted from 0.
    ///   - turn: how many arrows have reached `to` before.
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
            // Within a column the arrow goes round the right side, further out the later it comes.
            let reach = max(start.x, end.x) + 36 + Double(turn % Self.slots) * 10
            firstBend = DrawingPoint(reach, start.y)
            secondBend = DrawingPoint(reach, end.y)
        }
    }

    /// No point of the curve is further to the right.
    var rightmost: Double { max(start.x, end.x, side > 0 && firstBend.x > start.x ? firstBend.x : 0) }
}
