/// A word or a number that marks the view next to it: "New", "3", "Overdue".
///
/// ```swift
/// let row = Stack(.horizontal, Label("Inbox"), Badge("3", tone: .accent, name: "3 unread"))
/// ```
public final class Badge: View {
    /// The meaning of a badge, which hosts show by a colour. Let the text express the meaning too, because not everybody sees the colour.
    nonisolated public enum Tone: String, Sendable, Hashable, CaseIterable {
        /// A fact that needs no action.
        case neutral
        /// Something new, or a count, such as the number of unread mails.
        case accent
        /// Something went well, or is in order.
        case success
        /// Something needs attention soon.
        case warning
        /// Something is wrong or overdue.
        case danger
        /// The first of six colours that tell kinds apart, such as the roles in a list. ``Paint/series(_:)`` has the same colours.
        case series1
        /// The second of the six colours.
        case series2
        /// The third of the six colours.
        case series3
        /// The fourth of the six colours.
        case series4
        /// The fifth of the six colours.
        case series5
        /// The sixth of the six colours.
        case series6
    }

    /// The word or the number. Hosts do not show an empty badge.
    public var text: String { didSet { if text != oldValue { propertyChanged(Badge.text) } } }
    /// The meaning of the badge. Hosts show it by a colour.
    public var tone: Tone { didSet { if tone != oldValue { propertyChanged(Badge.tone) } } }

    /// Creates a badge with a word or a number.
    ///
    /// - Parameters:
    ///   - text: a word or a number. Hosts do not show an empty badge.
    ///   - tone: the meaning of the badge.
    ///   - name: the name for assistive technology, used instead of the text. Give it where a number alone is not clear.
    public init(_ text: String = "", tone: Tone = .neutral, name: String = "") {
        self.text = text
        self.tone = tone
        super.init()
        accessibilityName = name
    }

    // MARK: For hosts

    /// Declares the property `text`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<Badge, String>(0, "text", default: "") { $0.text }
    /// Declares the property `tone`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let tone = ViewProperty<Badge, Tone>(1, "tone", default: .neutral) { $0.tone }

    @_spi(Hosting) public override var kind: ViewKind { .badge }
}

@_spi(Hosting) nonisolated extension Badge.Tone: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `Badge`: a word or a number that marks the view next to it.
    public static let badge = ViewKind("badge", role: .text, properties: [Badge.text, Badge.tone], names: [Badge.text])
}
