public import Belvedere
import BelvedereBinding
public import ContactsShared

/// The actions on several contacts: the number of selected contacts, and buttons to delete, export or deselect them.
public final class SelectionBar: Stack {
    private let begin: Button
    private let count = Label(style: .detail)
    private let delete: Button
    private let export: Button
    private let end: Button

    init(onDelete: @escaping () -> Void, onExport: @escaping () -> Void, onSelect: @escaping (Bool) -> Void) {
        begin = Button(ContactsTexts.select, symbol: .check) { onSelect(true) }
        delete = Button(ContactsTexts.delete, symbol: .delete, role: .destructive, action: onDelete)
        delete.accessibilityName = ContactsTexts.deleteSelected
        export = Button(ContactsTexts.exportTitle, symbol: .download, action: onExport)
        export.accessibilityName = ContactsTexts.exportSelected
        end = Button(ContactsTexts.stop, role: .cancel) { onSelect(false) }
        end.accessibilityName = ContactsTexts.stopSelecting
        super.init(.horizontal, alignment: .center, [begin, count, delete, export, end])
        show(isOn: false, count: 0)
    }

    /// Shows whether the person is selecting contacts, and the number of selected contacts.
    public func show(isOn: Bool, count selected: Int) {
        begin.isHidden = isOn
        for view in [count, delete, export, end] { view.isHidden = !isOn }
        for button in [delete, export] { button.isEnabled = selected > 0 }
        count.text = ContactsTexts.selected(selected)
    }

    /// Keeps the bar equal to the selection.
    public func follow(_ selection: ContactSelection) {
        combine(selection.isOn, selection.ids) { ($0, $1.count) }.bindAndFire(to: self) { $0.show(isOn: $1.0, count: $1.1) }
    }
}
