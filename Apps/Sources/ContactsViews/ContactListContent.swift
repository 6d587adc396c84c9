public import Belvedere
import BelvedereBinding
import ContactsModel
public import ContactsShared

/// The views of the list screen and their layout, without any logic, like the outlets of a storyboard.
///
/// The controller, presenter or view model of each architecture decides what they show.
public final class ContactListContent: Stack {
    /// The search field.
    public let search: SearchField
    /// The picker for the sort order of the list: by first or by last name.
    public let order: Picker
    /// The controls for the bar of the screen: to import and export vCard files, and to add a contact.
    public let barItems: [View]
    /// The list. It keeps its rows next to the spinner, a failure or the message that there are no contacts.
    public let contacts: ContentView<Void>

    private let exportCards: Button
    private let select: Button
    private let tools: Stack
    private let selectionBar: SelectionBar
    private let count = Label(style: .detail)
    private let progress = ProgressView(ContactsTexts.importing)

    /// The closures for the person's actions, except searching and sorting.
    public struct Actions {
        /// Called with a vCard file to import.
        public var importCards: (ReceivedFile) -> Void
        /// Called when the person exports the shown contacts.
        public var exportCards: () -> Void
        public var add: () -> Void
        public var retry: () -> Void
        /// Called when the person starts or stops selecting contacts.
        public var select: (Bool) -> Void
        public var deleteSelected: () -> Void
        public var exportSelected: () -> Void

        public init(
            importCards: @escaping (ReceivedFile) -> Void, exportCards: @escaping () -> Void, add: @escaping () -> Void,
            retry: @escaping () -> Void, select: @escaping (Bool) -> Void, deleteSelected: @escaping () -> Void,
            exportSelected: @escaping () -> Void
        ) {
            self.importCards = importCards
            self.exportCards = exportCards
            self.add = add
            self.retry = retry
            self.select = select
            self.deleteSelected = deleteSelected
            self.exportSelected = exportSelected
        }
    }

    /// Creates the views and connects them with the actions.
    public init(list: View, actions: Actions) {
        search = SearchField(ContactsTexts.search)
        order = Picker(ContactsTexts.sortBy, choices: ContactOrder.allCases.map(ContactsTexts.name))
        order.symbol = .sort
        let importCards = FileField("", accepts: [".vcf", "text/vcard"], onReceive: actions.importCards)
        importCards.symbol = .upload
        importCards.accessibilityName = ContactsTexts.importCards
        exportCards = Button(symbol: .download, name: ContactsTexts.exportCards, action: actions.exportCards)
        let add = Button(symbol: .add, name: ContactsTexts.addContact, role: .primary, action: actions.add)
        barItems = [importCards, exportCards, add]
        select = Button(symbol: .check, name: ContactsTexts.select) { actions.select(true) }
        tools = Stack(.horizontal, search, order, select)
        selectionBar = SelectionBar(onDelete: actions.deleteSelected, onExport: actions.exportSelected) { actions.select(false) }
        contacts = ContentView(
            list,
            loading: ContactsTexts.loading,
            retry: Button(ContactsTexts.retry, action: actions.retry),
            action: Button("", action: actions.add),
            keepsContent: true
        )
        // The tools are above the list. Below a list of thousands of contacts, a person would never reach them.
        super.init(.vertical, spacing: .small, [tools, selectionBar, progress, count, contacts])
        selectionBar.isHidden = true
        showCount(0, isSearching: false)
        showImport(nil)
    }

    /// Shows the search text and the sort order of some settings.
    public func show(_ setting: ContactListSetting) {
        search.text = setting.search
        order.selection = ContactOrder.allCases.firstIndex(of: setting.order) ?? 0
    }

    /// Shows the finished share of an import, from 0 to 1, or hides it if `share` is nil.
    public func showImport(_ share: Double?) {
        progress.fraction = share
        progress.isHidden = share == nil
    }

    /// Shows the number of contacts in the list. If it is 0, the person cannot export or select contacts.
    public func showCount(_ total: Int, isSearching: Bool) {
        count.text = ContactsTexts.count(total, isSearching: isSearching)
        count.isHidden = total == 0
        exportCards.isEnabled = total > 0
        select.isEnabled = total > 0
    }

    /// Shows whether the person is selecting contacts, and the number of selected contacts.
    public func showSelection(isOn: Bool, count selected: Int) {
        selectionBar.show(count: selected)
        if isOn != tools.isHidden {
            tools.isHidden = isOn
            selectionBar.isHidden = !isOn
            for item in barItems.dropLast() { item.isHidden = isOn }
            // The pressed button is hidden now, so give the keyboard focus to its counterpart.
            (isOn ? selectionBar.end : select).focus()
        }
    }

    /// Keeps the tools equal to the selection.
    public func follow(_ selection: ContactSelection) {
        combine(selection.isOn, selection.ids) { ($0, $1.count) }.bindAndFire(to: self) { $0.showSelection(isOn: $1.0, count: $1.1) }
    }
}
