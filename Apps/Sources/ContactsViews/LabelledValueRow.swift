import Belvedere
import ContactsModel
import ContactsShared

/// One number or address in a form: what it is for, the value, and a button that takes it out.
final class LabelledValueRow: Stack {
    private static let labels: [LabelledValue.Label] = [.home, .work, .mobile, .fax, .other]

    let field: TextField
    /// A label of the person's own, or of an imported card, stays to be chosen beside the known ones.
    private let choices: [LabelledValue.Label]
    private let picker: Picker

    init(_ value: LabelledValue, title: String, texts: ContactsTexts, keyboard: TextField.Keyboard) {
        choices = Self.labels.contains(value.label) ? Self.labels : Self.labels + [value.label]
        picker = Picker(
            texts.label,
            choices: choices.map(texts.name),
            selection: choices.firstIndex(of: value.label) ?? 0
        )
        field = TextField(title, text: value.value, keyboard: keyboard)
        super.init(.horizontal, [picker, field])
    }

    var value: LabelledValue { LabelledValue(choices[picker.selection], field.text) }

    func onChange(_ handler: @escaping () -> Void) {
        picker.onChange { _ in handler() }
        field.onChange { _ in handler() }
    }
}
