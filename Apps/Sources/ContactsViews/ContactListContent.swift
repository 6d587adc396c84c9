public import Belvedere
import ContactsModel
public import ContactsShared

/// The pieces of the list screen and how they lie: a storyboard, with outlets and without a thought of its own.
///
/// What there is to show is the business of each architecture.
public final class ContactListContent: Stack {
    /// The search field.
    public let search: SearchField
    /// By which name the list is sorted.
    public let order: Picker
    /// Takes files of cards.
    public let importCards: FileField
    /// Hands out a file of cards.
    public let exportCards: Button
    /// What can be done with several contacts.
    public let marking: MarkingBar
    /// The list, which keeps the rows it has, beside the spinner, a failure or the word that there is nobody.
    public let contacts: ContentView<Void>

    private let count = Label(style: .detail)

    /// What a person can do here besides searching and sorting.
    public struct Actions {
        /// A file of cards was handed over.
        public var importCards: (ReceivedFile) -> Void
        /// The contacts that are shown are to be handed out.
        public var exportCards: () -> Void
        public var add: () -> Void
        public var retry: () -> Void
        /// Contacts are to be marked, or not any more.
        public var mark: (Bool) -> Void
        public var deleteMarked: () -> Void
        public var exportMarked: () -> Void

        public init(
            importCards: @escaping (ReceivedFile) -> Void, exportCards: @escaping () -> Void, add: @escaping () -> Void,
            retry: @escaping () -> Void, mark: @escaping (Bool) -> Void, deleteMarked: @escaping () -> Void,
            exportMarked: @escaping () -> Void
        ) {
            self.importCards = importCards
            self.exportCards = exportCards
            self.add = add
            self.retry = retry
            self.mark = mark
            self.deleteMarked = deleteMarked
            self.exportMarked = exportMarked
        }
    }

    /// The pieces, with what they do.
    public init(list: View, actions: Actions) {
        search = SearchField(ContactsTexts.search)
        order = Picker(ContactsTexts.sortBy, choices: ContactOrder.allCases.map(ContactsTexts.name), style: .segments)
        importCards = FileField(ContactsTexts.importTitle, accepts: [".vcf", "text/vcard"], onReceive: actions.importCards)
        importCards.accessibilityName = ContactsTexts.importCards
        exportCards = Button(ContactsTexts.exportTitle, action: actions.exportCards)
        exportCards.accessibilityName = ContactsTexts.exportCards
        marking = MarkingBar(onDelete: actions.deleteMarked, onExport: actions.exportMarked, onMarking: actions.mark)
        contacts = ContentView(
            list,
            loading: ContactsTexts.loading,
            retry: Button(ContactsTexts.retry, action: actions.retry),
            action: Button("", action: actions.add),
            keepsContent: true
        )
        // Above the list, which has no end that a person with thousands of contacts would come to.
        super.init(
            .vertical,
            [
                search, Stack(.horizontal, order, importCards, exportCards), Stack(.horizontal, alignment: .center, count, marking),
                contacts,
            ])
        showCount(0, isSearching: false)
    }

    /// Shows what is searched for, and the order.
    public func show(_ setting: ContactListSetting) {
        search.text = setting.search
        order.selection = ContactOrder.allCases.firstIndex(of: setting.order) ?? 0
    }

    /// Shows how many contacts the list has. Without any there is nothing to export, sort and mark.
    public func showCount(_ total: Int, isSearching: Bool) {
        count.text = ContactsTexts.count(total, isSearching: isSearching)
        count.isHidden = total == 0
        exportCards.isEnabled = total > 0
        marking.isHidden = total == 0
        order.isHidden = total == 0 && !isSearching
    }
}
