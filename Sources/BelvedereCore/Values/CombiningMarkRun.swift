/// Counts combining marks (such as accents) in a row, and rejects too many of them.
///
/// When texts are compared, the marks of each letter are sorted, in a time that grows with the square of their number. A search for one
/// letter with 2,000 marks kept a processor busy for a minute. So texts from outside are brought into the Stream-Safe Text Format of
/// Unicode (UAX #15, section 13): at most 30 marks in a row. No language needs more than a few. Further marks are removed.
///
/// `String.streamSafe` and `[UInt8].streamSafe` do this for a whole text. Use a `CombiningMarkRun` of your own for a text that
/// arrives in parts.
nonisolated public struct CombiningMarkRun: Sendable {
    /// The largest number of marks in a row.
    public static let limit = 30
    private var length = 0

    /// A counter before the first character of a text.
    package init() {}

    /// Counts the next Unicode scalar of a text, and returns whether to keep it. A mark beyond the limit is rejected.
    package mutating func keeps(_ scalar: Unicode.Scalar) -> Bool {
        let marks = Self.marks(of: scalar)
        if marks == 0 {
            // Unicode can split a non-ASCII letter into a letter and at most three marks, so count three.
            length = scalar.isASCII ? 0 : 3
            return true
        }
        guard length + marks <= Self.limit else { return false }
        length += marks
        return true
    }

    /// Returns how many marks a Unicode scalar consists of; 0 if it is not a mark.
    private static func marks(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0..<0x300: 0
        // Each of these consists of two marks. Unicode does not classify the last three as marks.
        case 0x344, 0xF73, 0xF75, 0xF81: 2
        default: scalar.properties.canonicalCombiningClass == .notReordered ? 0 : 1
        }
    }
}
