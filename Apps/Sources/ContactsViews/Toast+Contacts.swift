public import Belvedere
import ContactsShared

extension Toast {
    /// A word that a new contact is stored, with a way to it: its place in a long list may be out of sight.
    public static func saved(_ name: String, show: @escaping () -> Void) -> Toast {
        Toast(ContactsTexts.saved(name), action: ContactsTexts.show, handler: show)
    }
}
