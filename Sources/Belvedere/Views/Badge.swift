/// A word or a number that marks what it stands beside: "New", "3", "Overdue".
///
/// ```swift
/// let row = Stack(.horizontal, Label("Inbox"), Badge("3", tone: .accent, name: "3 unread"))
/// ```
public final class Badge: View {
    /// What it means, which hosts show by a colour. Say it in the text too, because not everybody sees the colour.
    nonisolated public enum Tone: String, Sendable, Hashable, CaseIterable {
        /// A fact that asks for nothing.
        case neutral
        /// Something new, or a number that counts.
        case accent
        /// Something went well, or is in order.
        case success
        /// Something needs a look soon.
        case warning
        /// Something is wrong or overdue.
        case danger
    }

    /// The word or the number. An empty badge is left out.
    public var text: String { didSet { if text != oldValue { propertyChanged(Badge.text) } } }
    /// What the badge means. Hosts show it by a colour.
    public var tone: Tone { didSet { if tone != oldValue { propertyChanged(Badge.tone) } } }

    /// A badge with a word or a number.
    ///
    /// - Parameters:
    ///   - text: a word or a number. An empty badge is left out.
    ///   - tone: what it means.
    ///   - name: what assistive technology says instead of the text, where a number alone says too little.
    public init(_ text: String = "", tone: Tone = .neutral, name: String = "") {
        self.text = text
        self.tone = tone
        super.init()
        accessibilityName = name
    }

    // MARK: What hosts know of it

    /// `text`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<Badge, String>(0, "text", default: "") { $0.text }
    /// `tone`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let tone = ViewProperty<Badge, Tone>(1, "tone", default: .neutral) { $0.tone }

    @_spi(Hosting) public override var kind: ViewKind { .badge }
}

@_spi(Hosting) nonisolated extension Badge.Tone: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// A word or a number that marks what it stands beside.
    public static let badge = ViewKind("badge", role: .text, properties: [Badge.text, Badge.tone], names: [Badge.text])
}
