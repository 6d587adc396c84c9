@_spi(Hosting) internal import Belvedere

/// Describes combo boxes in a transcript: the line of a combo box contains its text and, while the list is open, its choices and the
/// sentence below them.
struct ComboBoxDescription: ViewDescription {
    private let field = TextFieldDescription()

    func line(of view: MirroredView) -> String {
        let choices = view[ComboBoxField.choices].map { TranscriptText.quote($0.text) }
        return field.line(of: view) + (view[ComboBoxField.isExpanded] ? " of (" + choices.joined(separator: ", ") + ")" : "")
    }

    func states(of view: MirroredView, in situation: Situation) -> [String] {
        let note = view[ComboBoxField.note]
        return field.states(of: view, in: situation) + (note.isEmpty ? [] : ["note " + TranscriptText.quote(note)])
    }

    func tap(on view: MirroredView) -> Tap { .send(.toggle(!view[ComboBoxField.isExpanded])) }
}
