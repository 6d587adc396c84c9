/// The text of a short message that has room for two lines, such as a toast.
///
/// A name in such a text comes from a person. It may be very long, and it may contain signs that reverse the words after it. So the text of
/// a toast is not a `String`: each way to make one says where the name is. The name is shortened, and isolated where this is necessary.
///
/// ```swift
/// func saved(_ name: String) -> String { "Saved: \(name)" }
///
/// let withName = ToastText.naming("Ann", saved)
/// let withoutName = ToastText.words("Copied")
/// let literal: ToastText = "\("Ann") was saved"
/// ```
nonisolated public struct ToastText: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// The largest number of characters of a name that is not shortened. The name and a short sentence then have room in two lines of a
    /// telephone.
    private static let longestName = 24

    /// The whole text.
    public let text: String

    private init(whole text: String) {
        self.text = text
    }

    /// Makes a text with a name.
    ///
    /// - Parameters:
    ///   - name: the name, as the person has typed it.
    ///   - sentence: returns the text with a name in it, such as a text of a String Catalog with one argument.
    /// - Complexity: O(*n*) in the length of the text.
    public static func naming(_ name: String, _ sentence: (String) -> String) -> ToastText {
        let short = shortened(name), text = sentence(short)
        // The texts of a String Catalog isolate their arguments by themselves. Other sentences may forget it.
        guard short.changesOrder, !text.contains(short.isolated) else { return ToastText(whole: text) }
        return ToastText(whole: sentence(short.isolated))
    }

    /// Makes a text without a name, such as a text of a String Catalog without arguments.
    public static func words(_ text: String) -> ToastText { ToastText(whole: text) }

    /// Makes a text without a name from a literal.
    public init(stringLiteral text: String) {
        self.init(whole: text)
    }

    /// Makes a text from a literal in which each inserted text is a name.
    public init(stringInterpolation parts: Parts) {
        self.init(whole: parts.text)
    }

    /// The parts of a literal with names.
    nonisolated public struct Parts: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Begins without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words of the literal.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds an inserted value, whose description counts as a name.
        public mutating func appendInterpolation(_ name: some CustomStringConvertible) {
            let short = ToastText.shortened(name.description)
            // ASCII characters have no signs of direction.
            text += short.utf8.allSatisfy { $0 < 0x80 } ? short : short.isolated
        }
    }

    private static func shortened(_ name: String) -> String {
        name.count > longestName ? name.prefix(longestName - 1) + "…" : name
    }
}
