public import Belvedere
public import BelvedereBinding
public import ContactsModel
public import ContactsShared

/// Several telephone numbers or mail addresses to edit, as one control: it has a value and says when a person changed it.
///
/// ```swift
/// let phones = LabelledValuesField(.phones, texts: texts)
/// phones.bind(viewModel.phones)
/// ```
public final class LabelledValuesField: Stack {
    /// What is edited.
    public enum Kind {
        case phones, mails
    }

    private let kind: Kind
    private let texts: ContactsTexts
    private let rows = Stack()
    private var shown: [LabelledValue] = []
    private var handler: ([LabelledValue]) -> Void = { _ in }
    private var submit: () -> Void = {}

    /// A control without values.
    public init(_ kind: Kind, texts: ContactsTexts) {
        self.kind = kind
        self.texts = texts
        let heading = Label(kind == .phones ? texts.phones : texts.mails, style: .headline)
        super.init(.vertical, style: .group, [heading, rows])
        add(Button(kind == .phones ? texts.addPhone : texts.addMail) { [unowned self] in addRow() })
    }

    /// The values in their order, empty ones included. Setting what is there already leaves the rows alone, so that a
    /// person types on undisturbed.
    public var values: [LabelledValue] {
        get { shown }
        set {
            if newValue == shown { return }
            shown = newValue
            rows.setViews(newValue.map(row))
        }
    }

    /// Has `handler` called with all values when a person has changed one; not for what the app sets.
    public func onChange(_ handler: @escaping ([LabelledValue]) -> Void) { self.handler = handler }

    /// Has `handler` called when the person presses Enter in one of the fields, those that come later included.
    public func onSubmit(_ handler: @escaping () -> Void) { submit = handler }

    /// Keeps the control and a value the same. It takes the handler of ``onChange(_:)``.
    public func bind(_ values: Dynamic<[LabelledValue]>) {
        onChange { values.value = $0 }
        values.bindAndFire(to: self, \.values)
    }

    private func row(_ value: LabelledValue) -> LabelledValueRow {
        let title = kind == .phones ? texts.phone : texts.mail
        let row = LabelledValueRow(value, title: title, texts: texts, keyboard: kind == .phones ? .telephone : .email)
        let remove = Button(texts.remove, role: .destructive) { [unowned self, unowned row] in
            rows.remove(row)
            changed()
        }
        remove.accessibilityName = removal(of: value)
        row.onChange { [unowned self, unowned row, unowned remove] in
            remove.accessibilityName = removal(of: row.value)
            changed()
        }
        row.field.onSubmit { [unowned self] in submit() }
        row.add(remove)
        return row
    }

    /// Which of the rows a button takes out: seen it is by its place, heard by its name.
    private func removal(of value: LabelledValue) -> String {
        kind == .phones ? texts.removePhone(value.value) : texts.removeMail(value.value)
    }

    private func addRow() {
        let new = row(LabelledValue(kind == .phones ? .mobile : .home, ""))
        rows.add(new)
        changed()
        new.field.focus()
    }

    private func changed() {
        shown = rows.subviews.compactMap { ($0 as? LabelledValueRow)?.value }
        handler(shown)
    }
}
