import Belvedere
import ContactsShared

/// The bar that replaces the tools of the list while a person selects contacts: the number of selected contacts, and buttons to export or
/// delete them and to stop.
final class SelectionBar: Stack {
    /// The button that stops selecting.
    let end: Button
    private let count = Label(style: .headline)
    private let delete: Button
    private let export: Button

    init(onDelete: @escaping () -> Void, onExport: @escaping () -> Void, onEnd: @escaping () -> Void) {
        end = Button(symbol: .close, name: ContactsTexts.stopSelecting, role: .cancel, action: onEnd)
        export = Button(symbol: .download, name: ContactsTexts.exportSelected, action: onExport)
        delete = Button(symbol: .delete, name: ContactsTexts.deleteSelected, role: .destructive, action: onDelete)
        super.init(.horizontal, alignment: .center, [end, count, Spacer(), export, delete])
    }

    /// Shows the number of selected contacts.
    func show(count selected: Int) {
        for button in [delete, export] { button.isEnabled = selected > 0 }
        count.text = ContactsTexts.selected(selected)
    }
}
