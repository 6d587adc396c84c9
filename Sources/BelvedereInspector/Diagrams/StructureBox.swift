internal import Belvedere
internal import BelvedereCore

/// An object in the diagram of the structure: its role, its class, and a line for each property.
nonisolated struct StructureBox: Sendable, Hashable {
    /// A line in a box: a property, or the number of properties that are left out.
    nonisolated struct Line: Sendable, Hashable {
        let text: String
        /// Whether the line is a property that refers to another object, so that an arrow begins there. Otherwise the line is a dynamic or
        /// a closure.
        let isReference: Bool
    }

    static let padding = 10.0
    /// The average width of a character, as a fraction of the text size. It is an estimate, because a drawing does not know the font.
    private static let characterWidth = 0.56

    let object: ObjectMap.Object
    let origin: DrawingPoint
    let width: Double
    let height: Double
    let lines: [Line]

    /// Returns the vertical middle of a line of the box, counted from 0.
    func middle(ofLine number: Int) -> Double {
        origin.y + StructureLayout.headHeight + (Double(number) + 0.5) * StructureLayout.lineHeight
    }

    /// Shortens a text so that it fits into the box.
    func fitting(_ text: String, size: Double) -> String {
        let room = Int((width - 2 * Self.padding) / (size * Self.characterWidth))
        return text.count > room ? text.prefix(max(1, room - 1)) + "…" : text
    }

    static func width(of text: String, size: Double) -> Double { Double(text.count) * size * characterWidth }
}
