public import Belvedere
public import BelvedereBinding
public import ContactsModel
import ContactsShared

/// Several telephone numbers or mail addresses to edit, as one control: it has a value and says when a person changed it.
///
/// ```swift
/// let phones = LabelledValuesField(.phones)
/// phones.bind(viewModel.phones)
/// ```
public final class LabelledValuesField: Stack {
    /// What is edited.
    public enum Kind {
        case phones, mails

        /// What a value of this kind can be for.
        var labels: [LabelledValue.Label] {
            switch self {
            case .phones: [.mobile, .home, .work, .fax, .other]
            case .mails: [.home, .work, .other]
            }
        }
    }

    private let kind: Kind
    private let rows = Stack()
    private var shown: [LabelledValue] = []
    private var handler: ([LabelledValue]) -> Void = { _ in }
    private var submit: () -> Void = {}

    /// A control without values.
    public init(_ kind: Kind) {
        self.kind = kind
        let heading = Label(kind == .phones ? ContactsTexts.phones : ContactsTexts.mails, style: .headline)
        super.init(.vertical, style: .group, [heading, rows])
        add(Button(kind == .phones ? ContactsTexts.addPhone : ContactsTexts.addMail) { [unowned self] in addRow() })
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
        let row = LabelledValueRow(value, kind: kind)
        let remove = Button(ContactsTexts.remove, role: .destructive) { [unowned self, unowned row] in
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
        kind == .phones ? ContactsTexts.removePhone(value.value) : ContactsTexts.removeMail(value.value)
    }

    private func addRow() {
        let new = row(LabelledValue(kind.labels[0], ""))
        rows.add(new)
        changed()
        new.field.focus()
    }

    private func changed() {
        shown = rows.subviews.compactMap { ($0 as? LabelledValueRow)?.value }
        handler(shown)
    }
}
