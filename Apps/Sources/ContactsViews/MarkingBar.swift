public import Belvedere
import BelvedereBinding
public import ContactsShared

/// What can be done with several contacts: how many are marked, and buttons to delete, export or leave them.
public final class MarkingBar: Stack {
    private let begin: Button
    private let count = Label(style: .detail)
    private let delete: Button
    private let export: Button
    private let end: Button

    init(onDelete: @escaping () -> Void, onExport: @escaping () -> Void, onMarking: @escaping (Bool) -> Void) {
        begin = Button(ContactsTexts.select, symbol: .check) { onMarking(true) }
        delete = Button(ContactsTexts.delete, symbol: .delete, role: .destructive, action: onDelete)
        delete.accessibilityName = ContactsTexts.deleteSelected
        export = Button(ContactsTexts.exportTitle, symbol: .download, action: onExport)
        export.accessibilityName = ContactsTexts.exportSelected
        end = Button(ContactsTexts.stop, role: .cancel) { onMarking(false) }
        end.accessibilityName = ContactsTexts.stopSelecting
        super.init(.horizontal, alignment: .center, [begin, count, delete, export, end])
        show(isOn: false, count: 0)
    }

    /// Shows whether contacts are being marked, and how many are.
    public func show(isOn: Bool, count marked: Int) {
        begin.isHidden = isOn
        for view in [count, delete, export, end] { view.isHidden = !isOn }
        for button in [delete, export] { button.isEnabled = marked > 0 }
        count.text = ContactsTexts.selected(marked)
    }

    /// Keeps showing what is marked.
    public func follow(_ marks: ContactMarks) {
        combine(marks.isOn, marks.ids) { ($0, $1.count) }.bindAndFire(to: self) { $0.show(isOn: $1.0, count: $1.1) }
    }
}
