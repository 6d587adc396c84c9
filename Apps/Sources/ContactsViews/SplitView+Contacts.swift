public import Belvedere
import ContactsShared

extension SplitView {
    /// The contact beside the list, or the word that nobody is chosen.
    public static var contacts: SplitView {
        SplitView(placeholder: EmptyState(ContactsTexts.nobodyChosen, detail: ContactsTexts.nobodyChosenDetail, symbol: .person))
    }
}
