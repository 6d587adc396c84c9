/// Text of several lines.
///
/// It keeps the promises of ``TextField``: what a person is typing is never destroyed. Enter begins a new line there, so a handler
/// that is set by `onSubmit` is called for Control-Enter, on a Mac Command-Enter.
///
/// ```swift
/// let notes = Dynamic("")
/// let area = TextArea("Notes", lines: 5).bind(notes)
/// ```
public final class TextArea: TextField {
    /// How many lines are in sight while there is little text. A host shows more where there is more.
    public let lines: Int

    /// An area for a text of several lines.
    ///
    /// - Parameters:
    ///   - title: The label of the area.
    ///   - text: The text at first.
    ///   - lines: How many lines are in sight, at least 2.
    public init(_ title: String = "", text: String = "", lines: Int = 3) {
        self.lines = max(2, lines)
        super.init(title, text: text)
    }

    // MARK: What hosts know of it

    /// `lines`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let lines = ViewProperty<TextArea, Int>(7, "lines", default: 3) { $0.lines }

    @_spi(Hosting) public override var kind: ViewKind { .textArea }
}

nonisolated extension ViewKind {
    /// Text of several lines.
    public static let textArea = ViewKind(
        "textArea", role: .textField, properties: TextField.properties + [TextArea.lines],
        names: [TextField.title, TextField.placeholder], value: .text(TextField.text), events: [.input, .submit, .endEditing]
    )
}
