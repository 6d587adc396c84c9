/// A text whose parts can be bold, italic, code or links.
///
/// Write it with interpolation, where each part says what it is:
///
/// ```swift
/// let hint: AttributedText = "Press \("Save", .bold), or read \("the manual", link: "https://example.org/manual")."
/// let label = Label(hint)
/// ```
///
/// or as a text with marks, for texts that come from elsewhere, as a translation does:
///
/// ```swift
/// let label = Label(AttributedText(marked: "Press **Save**, or read [the manual](https://example.org/manual)."))
/// ```
///
/// A text of a person never becomes markup: what is interpolated without a trait stays as it is.
nonisolated public struct AttributedText: Sendable, Hashable {
    /// How a part of a text is set apart.
    nonisolated public struct Traits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Important.
        public static let bold = Traits(rawValue: 1)
        /// Stressed.
        public static let italic = Traits(rawValue: 2)
        /// What is typed into a machine, or comes from one.
        public static let code = Traits(rawValue: 4)
    }

    /// A part of a text that is set apart in one way.
    nonisolated public struct Run: Sendable, Hashable {
        /// The text of the part.
        public var text: String
        /// How the part is set apart: bold, italic, code, or several of them.
        public var traits: Traits
        /// Where the part leads. Only what `LinkPolicy` lets through is followed.
        public var link: String?

        /// A part of a text.
        ///
        /// - Parameters:
        ///   - text: the text of the part.
        ///   - traits: how it is set apart.
        ///   - link: where it leads; `nil` if it is no link.
        public init(_ text: String, _ traits: Traits = [], link: String? = nil) {
            self.text = text
            self.traits = traits
            self.link = link
        }
    }

    /// The parts, one after the other. None is empty.
    public private(set) var runs: [Run] = []

    /// A plain text.
    ///
    /// - Complexity: O(1).
    public init(_ text: String = "") {
        append(text)
    }

    /// The text without its traits.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var text: String { runs.map(\.text).joined() }

    /// Whether the text is plain.
    ///
    /// - Complexity: O(*n*) in the number of parts.
    public var isPlain: Bool { runs.allSatisfy { $0.traits.isEmpty && $0.link == nil } }

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

        /// A value as it is.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) { text.append(value.description) }

        /// A part with traits, a link, or both.
        public mutating func appendInterpolation(_ part: String, _ traits: Traits = [], link: String? = nil) {
            text.append(part, traits, link: link)
        }

        /// Another attributed text.
        public mutating func appendInterpolation(_ other: AttributedText) { text.append(other) }
    }
}

@_spi(Hosting) nonisolated extension AttributedText.Run: ViewPropertyValue {}
