internal import Belvedere
internal import BelvedereCore

/// Positions the objects of an `ObjectMap` in a diagram with three columns: views at the left, roles that make decisions (such as view
/// models) in the middle, data and services at the right. Articles draw the roles in the same order.
///
/// A box lists the properties of its object, and each arrow begins at the line of its property. So there are no texts between the boxes,
/// where they would overlap.
nonisolated struct StructureLayout: Sendable, Hashable {
    static let margin = 16.0
    static let columnGap = 96.0
    private static let narrowGap = 56.0
    static let headHeight = 46.0
    static let lineHeight = 17.0
    private static let rowGap = 24.0
    private static let referenceLimit = 10
    private static let memberLimit = 6
    private static let widths = 150.0...270.0
    /// The roles in each column, in their order from the top.
    private static let columns = [["view", "wireframe"], ["view model", "presenter", "router"], ["interactor", "model", "service"]]

    private(set) var boxes: [StructureBox] = []
    private(set) var arrows: [StructureArrow] = []
    private(set) var width = 320.0
    private(set) var height = 120.0

    /// - Parameters:
    ///   - map: The objects and references.
    ///   - room: The width into which the columns must fit; `nil` for as much as they need. Long names are then shortened.
    init(_ map: ObjectMap, in room: Double? = nil) {
        let columns = Self.ordered(map.objects).filter { !$0.isEmpty }
        let gap = room == nil ? Self.columnGap : Self.narrowGap, gaps = gap * Double(max(0, columns.count - 1))
        let widest = min(Self.widths.upperBound, room.map { ($0 - 2 * Self.margin - gaps) / Double(max(1, columns.count)) } ?? .infinity)
        let references = Dictionary(grouping: map.references, by: \.from)
        var places: [Int: Int] = [:]
        var x = Self.margin
        for objects in columns {
            let lines = objects.map { Self.lines(of: $0, references[$0.id] ?? []) }
            let width = min(widest, zip(objects, lines).map { Self.width(of: $0, $1) }.max() ?? Self.widths.lowerBound)
            var y = Self.margin
            for (object, lines) in zip(objects, lines) {
                places[object.id] = boxes.count
                let height = Self.headHeight + Double(lines.count) * Self.lineHeight + (lines.isEmpty ? 0 : 10)
                boxes.append(StructureBox(object: object, origin: DrawingPoint(x, y), width: width, height: height, lines: lines))
                y += height + Self.rowGap
            }
            height = max(height, y - Self.rowGap + Self.margin)
            x += width + gap
        }
        place(map.references, places)
        width = max(width, (boxes.map { $0.origin.x + $0.width } + arrows.map(\.rightmost)).max().map { $0 + Self.margin } ?? 0)
    }

    /// Makes the arrows. An arrow begins at the line of its property. If several arrows end at the same box, their ends are below each
    /// other.
    private mutating func place(_ references: [ObjectMap.Reference], _ places: [Int: Int]) {
        var left: [Int: Int] = [:], reached: [Int: Int] = [:]
        for reference in references {
            guard let from = places[reference.from], let to = places[reference.to] else { continue }
            let line = min(left[from, default: 0], Self.referenceLimit - 1)
            left[from, default: 0] += 1
            let turn = reached[to, default: 0]
            reached[to, default: 0] += 1
            arrows.append(StructureArrow(reference, from: boxes[from], line: line, to: boxes[to], turn: turn))
        }
    }

    /// Sorts the objects into the columns. Objects with an unknown role are put into the third column, below the services.
    private static func ordered(_ objects: [ObjectMap.Object]) -> [[ObjectMap.Object]] {
        let known = Set(columns.flatMap { $0 })
        var ordered = columns.map { roles in roles.flatMap { role in objects.filter { $0.role == role } } }
        ordered[2] += objects.filter { !known.contains($0.role) }
        return ordered
    }

    private static func lines(of object: ObjectMap.Object, _ references: [ObjectMap.Reference]) -> [StructureBox.Line] {
        let held = references.map { reference in
            let contract = reference.contract.map { ": \($0)" } ?? ""
            return (reference.strength == .weak ? "weak " : "") + reference.property + contract
        }
        let members = object.dynamics + object.closures.map { "\($0) { }" }
        return shortened(held, to: referenceLimit).map { .init(text: $0, isReference: true) }
            + shortened(members, to: memberLimit).map { .init(text: $0, isReference: false) }
    }

    private static func shortened(_ words: [String], to limit: Int) -> [String] {
        words.count > limit ? words.prefix(limit - 1) + ["… and \(words.count - limit + 1) more"] : words
    }

    private static func width(of object: ObjectMap.Object, _ lines: [StructureBox.Line]) -> Double {
        let widest = max(StructureBox.width(of: object.type, size: 13), lines.map { StructureBox.width(of: $0.text, size: 11) }.max() ?? 0)
        return min(widths.upperBound, max(widths.lowerBound, widest + 2 * StructureBox.padding))
    }
}
