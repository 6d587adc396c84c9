@_spi(Hosting) public import Belvedere

/// What a person can perceive of a window, as text: one line for each thing, indented by what it is in.
///
/// ```
/// screen "Doggies"
///   list [3 rows]
///     row "Alfred Labrador, 1"
///     row "Vinny Doberman, 5"
///     row "Lucky Labrador, 3"
/// ```
///
/// The form is the same for every host; the article "Scenarios and transcripts" of `BelvedereTesting` describes it line by line.
nonisolated public struct Transcript: Sendable, Hashable, CustomStringConvertible {
    /// One line.
    nonisolated public struct Line: Sendable, Hashable {
        /// How far the line is indented, in steps of two spaces.
        public let depth: Int
        /// The line without its indentation.
        public let text: String
        /// The view it tells of; absent for a ``Notice`` and in a transcript that was read from text.
        @_spi(Hosting) public let view: ViewIdentifier?

        /// A line that belongs to no view.
        ///
        /// - Parameters:
        ///   - depth: how far the line is indented, in steps of two spaces.
        ///   - text: the line without its indentation.
        public init(depth: Int, text: String) {
            self.init(depth: depth, text: text, view: nil)
        }

        @_spi(Hosting)
        public init(depth: Int, text: String, view: ViewIdentifier?) {
            self.depth = depth
            self.text = text
            self.view = view
        }

        /// The line as it is printed.
        public var printed: String { String(repeating: "  ", count: depth) + text }
    }

    /// The lines, from the top.
    public var lines: [Line]

    /// A transcript of these lines.
    ///
    /// - Complexity: O(1).
    public init(_ lines: [Line]) {
        self.lines = lines
    }

    /// Reads a transcript that somebody wrote: blank lines at both ends and blanks at the ends of lines do not count,
    /// nor does the indentation that all lines have in common.
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
            // An odd blank stays in the text, so that it shows as a difference.
            let depth = max(0, indentation - common) / 2
            return Line(depth: depth, text: String(line.dropFirst(min(line.count, common + 2 * depth))))
        }
    }

    /// A text as lines hold it: in quotation marks, on one line.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public static func quoted(_ text: String) -> String { TranscriptText.quote(text) }

    /// Two transcripts line by line, with `-` where a line is missing in the second and `+` where it is missing in the first.
    package static func difference(from expected: [String], to found: [String]) -> String {
        "The screen is not what was expected (- expected, + found):\n" + LineDifference(from: expected, to: found).description
    }

    /// The lines as they are printed.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public var printed: [String] { lines.map(\.printed) }

    public var description: String { printed.joined(separator: "\n") }
}
