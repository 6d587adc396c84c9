/// A text whose parts can be bold, italic, code or links.
///
/// Write it with interpolation and give each part its traits:
///
/// ```swift
/// let hint: AttributedText = "Press \("Save", .bold), or read \("the manual", link: "https://example.org/manual")."
/// let label = Label(hint)
/// ```
///
/// For texts that are not written in code, such as translations, use a text with marks:
///
/// ```swift
/// let label = Label(AttributedText(markdown: "Press **Save**, or read [the manual](https://example.org/manual)."))
/// ```
///
/// A text that a person has typed never becomes markup: an interpolated value without traits is shown unchanged.
nonisolated public struct AttributedText: Sendable, Hashable {
    /// The marks of a part of a text: bold, italic, code, or several of them.
    nonisolated public struct Traits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Important text.
        public static let bold = Traits(rawValue: 1)
        /// Stressed text.
        public static let italic = Traits(rawValue: 2)
        /// Text that a person types into a computer, or output of one.
        public static let code = Traits(rawValue: 4)
    }

    /// A part of a text with the same traits and the same link.
    nonisolated public struct Run: Sendable, Hashable {
        /// The text of the part.
        public var text: String
        /// The traits of the part: bold, italic, code, or several of them.
        public var traits: Traits
        /// The destination of the part, if it is a link. Hosts follow only the destinations that `LinkPolicy` allows.
        public var link: String?

        /// Creates a part of a text.
        ///
        /// - Parameters:
        ///   - text: the text of the part.
        ///   - traits: the traits of the part.
        ///   - link: the destination; `nil` if the part is not a link.
        package init(_ text: String, _ traits: Traits = [], link: String? = nil) {
            self.text = text
            self.traits = traits
            self.link = link
        }
    }

    /// The parts, in order. No part is empty.
    public private(set) var runs: [Run] = []

    /// Creates a plain text.
    ///
    /// - Complexity: O(1).
    public init(_ text: String = "") {
        append(text)
    }

    /// The text without its traits.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var text: String { runs.map(\.text).joined() }

    /// Whether no part of the text has traits or a link.
    ///
    /// - Complexity: O(*n*) in the number of parts.
    package var isPlain: Bool { runs.allSatisfy { $0.traits.isEmpty && $0.link == nil } }

    /// Adds a part at the end.
    ///
    /// - Complexity: O(*n*) in the length of the new part, on average.
    public mutating func append(_ text: String, _ traits: Traits = [], link: String? = nil) {
        if text.isEmpty { return }
        if let last = runs.last, last.traits == traits, last.link == link {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text, traits, link: link))
        }
    }

    /// Adds another text at the end.
    ///
    /// - Complexity: O(*n*) in the length of the other text.
    public mutating func append(_ other: AttributedText) {
        for run in other.runs { append(run.text, run.traits, link: run.link) }
    }
}

nonisolated extension AttributedText: ExpressibleByStringInterpolation {
    public init(stringLiteral text: String) {
        self.init(text)
    }

    public init(stringInterpolation interpolation: Interpolation) {
        self = interpolation.text
    }

    /// Collects the parts of an interpolated text.
    nonisolated public struct Interpolation: StringInterpolationProtocol {
        var text = AttributedText()

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { text.append(literal) }

        /// Appends a value without traits.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) { text.append(value.description) }

        /// Appends a part with traits, a link, or both.
        public mutating func appendInterpolation(_ part: String, _ traits: Traits = [], link: String? = nil) {
            text.append(part, traits, link: link)
        }

        /// Appends another attributed text.
        public mutating func appendInterpolation(_ other: AttributedText) { text.append(other) }
    }
}

@_spi(Hosting) nonisolated extension AttributedText.Run: ViewPropertyValue {}
