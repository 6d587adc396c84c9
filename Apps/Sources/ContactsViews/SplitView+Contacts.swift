public import Belvedere
import ContactsShared

extension SplitView {
    /// A split view with the list and the contact beside it. While no contact is chosen, a message is shown in place of the contact.
    public static var contacts: SplitView {
        SplitView(placeholder: EmptyState(ContactsTexts.nobodyChosen, detail: ContactsTexts.nobodyChosenDetail, symbol: .person))
    }
}
