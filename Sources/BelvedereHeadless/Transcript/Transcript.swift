@_spi(Hosting) public import Belvedere

/// A window in the form of a text: one line for each view that a person can perceive, indented below the line of its container.
///
/// ```
/// screen "Doggies"
///   list [3 rows]
///     row "Alfred Labrador, 1"
///     row "Vinny Doberman, 5"
///     row "Lucky Labrador, 3"
/// ```
///
/// All hosts use the same form. The article "Steps and transcripts" of `BelvedereTesting` describes it line by line.
nonisolated public struct Transcript: Sendable, Hashable, CustomStringConvertible {
    /// One line.
    nonisolated public struct Line: Sendable, Hashable {
        /// The indentation of the line, in steps of two spaces.
        public let depth: Int
        /// The line without its indentation.
        public let text: String
        /// The view of the line; absent for a ``Notice`` and in a transcript that was read from text.
        @_spi(Hosting) public let view: ViewIdentifier?

        /// Creates a line that belongs to no view.
        ///
        /// - Parameters:
        ///   - depth: the indentation of the line, in steps of two spaces.
        ///   - text: the line without its indentation.
        package init(depth: Int, text: String) {
            self.init(depth: depth, text: text, view: nil)
        }

        @_spi(Hosting)
        public init(depth: Int, text: String, view: ViewIdentifier?) {
            self.depth = depth
            self.text = text
            self.view = view
        }

        /// The line with its indentation.
        package var printed: String { String(repeating: "  ", count: depth) + text }
    }

    /// The lines, from the top.
    public var lines: [Line]

    /// Creates a transcript from lines.
    ///
    /// - Complexity: O(1).
    package init(_ lines: [Line]) {
        self.lines = lines
    }

    /// Reads a transcript from text. It ignores blank lines at both ends, blanks at the ends of lines, and the indentation that all
    /// lines share.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            var line = line
            while line.last == " " || line.last == "\r" { line.removeLast() }
            return line
        }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        let indentations = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
        let common = indentations.min() ?? 0
        self.lines = lines.map { line in
            let indentation = line.prefix { $0 == " " }.count
            // A level of indentation is two blanks. Keep an odd blank in the text of the line, so that the comparison shows it as a
            // difference.
            let depth = max(0, indentation - common) / 2
            return Line(depth: depth, text: String(line.dropFirst(min(line.count, common + 2 * depth))))
        }
    }

    /// Returns a text in the form of a transcript: in quotation marks, on one line.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public static func quoted(_ text: String) -> String { TranscriptText.quote(text) }

    /// Compares two transcripts line by line. `-` marks a line that is missing in the second transcript, and `+` a line that is
    /// missing in the first one.
    package static func difference(from expected: [String], to found: [String]) -> String {
        "The screen differs from the expected one (- expected, + found):\n" + LineDifference(from: expected, to: found).description
    }

    /// The lines with their indentation.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public var printed: [String] { lines.map(\.printed) }

    public var description: String { printed.joined(separator: "\n") }
}
