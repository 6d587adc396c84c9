public import Belvedere
import ContactsShared

extension Toast {
    /// Returns the message that a new contact was saved, with a button that opens the contact. The button is useful because the contact's
    /// row in a long list may not be visible.
    public static func saved(_ name: String, show: @escaping () -> Void) -> Toast {
        Toast(.naming(name, ContactsTexts.saved), action: ContactsTexts.show, handler: show)
    }
}
