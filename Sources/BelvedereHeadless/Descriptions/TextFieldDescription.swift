@_spi(Hosting) internal import Belvedere

/// Describes text fields in a transcript: the line of a field contains its text and its error message. For a secure field, each
/// character is replaced by `•`.
struct TextFieldDescription: ViewDescription {
    func line(of view: MirroredView) -> String {
        let text = view[TextField.text]
        if text.isEmpty { return "" }
        let shown = view.kind == .secureField ? String(repeating: "•", count: text.count) : text
        return " = " + TranscriptText.quote(shown)
    }

    func states(of view: MirroredView, in situation: Situation) -> [String] {
        var states: [String] = []
        if situation.isFocused { states.append("focused") }
        let placeholder = view[TextField.placeholder]
        let isNamedOtherwise = !view[TextField.title].isEmpty || !view[View.accessibilityName].isEmpty
        if !placeholder.isEmpty, view[TextField.text].isEmpty, isNamedOtherwise {
            states.append("placeholder " + TranscriptText.quote(placeholder))
        }
        return states + MessageDescription.states(view[TextField.message])
    }
}
