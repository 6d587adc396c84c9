import Belvedere
import ContactsModel
import ContactsShared

/// One number or address in a form: what it is for, the value, and a button that takes it out.
final class LabelledValueRow: Stack {
    let field: TextField
    /// A label of the person's own, or of an imported card, stays to be chosen beside the known ones.
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
            // What was told goes as soon as it is mended, and comes back no sooner than the person is done.
            if !field.message.isEmpty { field.message = doubt(text) }
            handler()
        }
    }
}
