/// A field for text of several lines.
///
/// As in ``TextField``, the app never replaces text while a person types. Enter begins a new line. So the handler of `onSubmit` is called
/// for Control-Enter or, on a Mac, Command-Enter.
///
/// ```swift
/// let notes = Dynamic("")
/// let area = TextArea("Notes", lines: 5).bind(notes)
/// ```
public final class TextArea: TextField {
    /// The number of visible lines while there is little text. A host shows more lines for a longer text.
    public let lines: Int

    /// Creates an area for text of several lines.
    ///
    /// - Parameters:
    ///   - title: The label of the area.
    ///   - text: The text at first.
    ///   - lines: The number of visible lines, at least 2.
    public init(_ title: String = "", text: String = "", lines: Int = 3) {
        self.lines = max(2, lines)
        super.init(title, text: text)
    }

    // MARK: For hosts

    /// Declares the property `lines`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let lines = ViewProperty<TextArea, Int>(8, "lines", default: 3) { $0.lines }

    @_spi(Hosting) public override var kind: ViewKind { .textArea }
}

nonisolated extension ViewKind {
    /// The view kind of `TextArea`: a field for text of several lines.
    public static let textArea = textField("textArea", [TextArea.lines])
}
