internal import Belvedere
internal import BelvedereCore

/// An object in the diagram of the structure: its role, its class, and a line for each property.
nonisolated struct StructureBox: Sendable, Hashable {
    /// A property, or how many more there are.
    nonisolated struct Line: Sendable, Hashable {
        let text: String
        /// Whether an arrow begins at it; else it names a dynamic or a closure.
        let isReference: Bool
    }

    static let padding = 10.0
    /// How wide a character is on average, as a part of the size of the text. A drawing does not know its font.
    private static let characterWidth = 0.6

    let object: ObjectMap.Object
    let origin: DrawingPoint
    let width: Double
    let height: Double
    let lines: [Line]

    /// The middle of a line, counted from 0.
    func middle(ofLine number: Int) -> Double {
        origin.y + StructureLayout.headHeight + (Double(number) + 0.5) * StructureLayout.lineHeight
    }

    /// A text as it has room in the box.
    func fitting(_ text: String, size: Double) -> String {
        let room = Int((width - 2 * Self.padding) / (size * Self.characterWidth))
        return text.count > room ? text.prefix(max(1, room - 1)) + "…" : text
    }

    static func width(of text: String, size: Double) -> Double { Double(text.count) * size * characterWidth }
}
