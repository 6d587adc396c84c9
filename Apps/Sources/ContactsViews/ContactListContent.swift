public import Belvedere
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
    /// The field through which the person imports vCard files.
    public let importCards: FileField
    /// The button that exports the contacts as a vCard file.
    public let exportCards: Button
    /// The actions on several contacts.
    public let selectionBar: SelectionBar
    /// The list. It keeps its rows next to the spinner, a failure or the message that there are no contacts.
    public let contacts: ContentView<Void>

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
        order = Picker(ContactsTexts.sortBy, choices: ContactOrder.allCases.map(ContactsTexts.name), style: .segments)
        importCards = FileField(ContactsTexts.importTitle, accepts: [".vcf", "text/vcard"], onReceive: actions.importCards)
        importCards.accessibilityName = ContactsTexts.importCards
        exportCards = Button(ContactsTexts.exportTitle, action: actions.exportCards)
        exportCards.accessibilityName = ContactsTexts.exportCards
        selectionBar = SelectionBar(onDelete: actions.deleteSelected, onExport: actions.exportSelected, onSelect: actions.select)
        contacts = ContentView(
            list,
            loading: ContactsTexts.loading,
            retry: Button(ContactsTexts.retry, action: actions.retry),
            action: Button("", action: actions.add),
            keepsContent: true
        )
        // The buttons are above the list. Below a list of thousands of contacts, a person would never reach them.
        super.init(
            .vertical,
            [
                search, Stack(.horizontal, order, importCards, exportCards), progress,
                Stack(.horizontal, alignment: .center, count, selectionBar), contacts,
            ])
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

    /// Shows the number of contacts in the list. If it is 0, the person cannot export, sort or select contacts.
    public func showCount(_ total: Int, isSearching: Bool) {
        count.text = ContactsTexts.count(total, isSearching: isSearching)
        count.isHidden = total == 0
        exportCards.isEnabled = total > 0
        selectionBar.isHidden = total == 0
        order.isHidden = total == 0 && !isSearching
    }
}
