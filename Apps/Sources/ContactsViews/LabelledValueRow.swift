import Belvedere
import ContactsModel
import ContactsShared

/// The row of one number or mail address in a form: its label, its value, and a button that removes it.
final class LabelledValueRow: Stack {
    let field: TextField
    /// The labels that the person can choose. If the value has a label of the person's own or of an imported card, that label is one more
    /// choice.
    private let choices: [LabelledValue.Label]
    private let picker: Picker

    private let doubt: (String) -> String

    init(_ value: LabelledValue, kind: LabelledValuesField.Kind) {
        let labels = kind.labels
        choices = labels.contains(value.label) ? labels : labels + [value.label]
        doubt = { FieldDoubt.about($0, in: kind) }
        picker = Picker(
            ContactsTexts.label,
            choices: choices.map(ContactsTexts.name),
            selection: choices.firstIndex(of: value.label) ?? 0
        )
        field = TextField(
            kind == .phones ? ContactsTexts.phone : ContactsTexts.mail, text: value.value, keyboard: kind == .phones ? .telephone : .email
        )
        super.init(.horizontal, [picker, field])
        field.onEndEditing { [unowned self] in field.message = doubt(field.text) }
    }

    var value: LabelledValue { LabelledValue(choices[picker.selection], field.text) }

    func onChange(_ handler: @escaping () -> Void) {
        picker.onChange { _ in handler() }
        field.onChange { [unowned self] text in
            // Clear the hint once the text is valid. Show it again only after editing.
            if !field.message.isEmpty { field.message = doubt(text) }
            handler()
        }
    }
}
