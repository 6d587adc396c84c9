public import Belvedere
public import ContactsModel
import ContactsShared

/// The alerts of the app, as views: what the answers do is the business of whoever asks.
///
/// Where an answer loses something, what a person typed or what somebody else saved, the answer that keeps everything comes
/// first: the first has the keyboard, and Enter must not cost anything.
extension Alert {
    /// A message that is only to be read.
    public static func telling(_ message: String, title: String) -> Alert {
        Alert(title, message: message, actions: [.cancel(ContactsTexts.ok)])
    }

    /// A name is missing. Afterwards the form shows which, and the person is there.
    public static func namesMissing(in form: ContactForm) -> Alert {
        Alert(
            ContactsTexts.error, message: ContactsTexts.namesMissing,
            actions: [
                Action(ContactsTexts.ok, role: .cancel) { [weak form] in form?.showMissingNames() }
            ])
    }

    /// A failed request, which may be asked again where that can help.
    public static func failure(_ error: ContactStoreError, retry: (() -> Void)? = nil) -> Alert {
        let again = error.isWorthRetrying ? retry.map { [Action(ContactsTexts.retry, role: .primary, handler: $0)] } ?? [] : []
        return Alert(ContactsTexts.error, message: ContactsTexts.message(of: error), actions: again + [.cancel(ContactsTexts.ok)])
    }

    /// Somebody else saved or deleted what is being edited: save all the same, or go on editing.
    public static func conflict(_ conflict: ContactConflict, save: @escaping () -> Void) -> Alert {
        Alert(
            conflict.wasDeleted ? ContactsTexts.deletedTitle : ContactsTexts.changedTitle,
            message: ContactsTexts.message(of: conflict),
            actions: [
                .cancel(ContactsTexts.keepEditing),
                conflict.wasDeleted
                    ? Action(ContactsTexts.saveAsNew, role: .primary, handler: save)
                    : Action(ContactsTexts.saveAnyway, role: .destructive, handler: save),
            ]
        )
    }

    /// Whether to lose what was typed.
    public static func discarding(discard: @escaping () -> Void) -> Alert {
        Alert(
            ContactsTexts.discardTitle,
            actions: [
                .cancel(ContactsTexts.keepEditing), Action(ContactsTexts.discard, role: .destructive, handler: discard),
            ])
    }
}
