public import Belvedere
public import BelvedereBinding
public import ContactsModel
import ContactsShared

/// A control that edits several telephone numbers or mail addresses. It has one value for all of them and one change handler.
///
/// ```swift
/// let phones = LabelledValuesField(.phones)
/// phones.bind(viewModel.phones)
/// ```
public final class LabelledValuesField: Stack {
    /// The kind of the edited values: telephone numbers or mail addresses.
    public enum Kind {
        case phones, mails

        /// The labels that a value of this kind can have.
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

    /// Creates a control without values.
    public init(_ kind: Kind) {
        self.kind = kind
        let heading = Label(kind == .phones ? ContactsTexts.phones : ContactsTexts.mails, style: .headline)
        super.init(.vertical, style: .group, [heading, rows])
        add(Button(kind == .phones ? ContactsTexts.addPhone : ContactsTexts.addMail) { [unowned self] in addRow() })
    }

    /// The values in their order, including empty ones. Setting equal values does not rebuild the rows, so that a person can continue to
    /// type.
    public var values: [LabelledValue] {
        get { shown }
        set {
            if newValue == shown { return }
            shown = newValue
            rows.setViews(newValue.map(row))
        }
    }

    /// Calls `handler` with all values after the person has changed one. It is not called when the app sets them.
    public func onChange(_ handler: @escaping ([LabelledValue]) -> Void) { self.handler = handler }

    /// Calls `handler` when the person presses Enter in a field of any row, including rows that are added later.
    public func onSubmit(_ handler: @escaping () -> Void) { submit = handler }

    /// Binds the control to a dynamic in both directions. This replaces the handler of ``onChange(_:)``.
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

    /// Returns the accessible name of the remove button. It contains the number or address, because a person who cannot see the button
    /// beside its row must hear which value it removes.
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
