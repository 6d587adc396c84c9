public import Belvedere
public import ContactsModel
import ContactsShared

/// The alerts of the app. The caller passes the action of each button.
///
/// If one button loses typed text or another person's change, the button that keeps everything comes first. The first button has the
/// keyboard focus, and pressing Enter must not lose anything.
extension Alert {
    /// Returns an alert with a message and one button that closes it.
    public static func telling(_ message: String, title: String) -> Alert {
        Alert(title, message: message, actions: [.cancel(ContactsTexts.ok)])
    }

    /// Returns the alert for a missing or too long name. When it closes, the form shows a message at the wrong name and focuses it.
    public static func namesMissing(in form: ContactForm) -> Alert {
        let message = form.draft.name.isTooLong ? ContactsTexts.longName : ContactsTexts.namesMissing
        return Alert(
            ContactsTexts.error, message: message,
            actions: [
                Action(ContactsTexts.ok, role: .cancel) { [weak form] in form?.showWrongNames() }
            ])
    }

    /// Returns the alert for a failed request. It has a button to retry if a second attempt may succeed.
    public static func failure(_ error: ContactStoreError, retry: (() -> Void)? = nil) -> Alert {
        let again = error.isWorthRetrying ? retry.map { [Action(ContactsTexts.retry, role: .primary, handler: $0)] } ?? [] : []
        return Alert(ContactsTexts.error, message: ContactsTexts.message(of: error), actions: again + [.cancel(ContactsTexts.ok)])
    }

    /// Returns the alert for a conflict with another person's change. Its buttons save nevertheless or continue to edit. If both people
    /// changed different fields, saving loses nothing.
    public static func conflict(_ merge: ContactMerge, save: @escaping () -> Void) -> Alert {
        let isDeleted = merge.conflict.wasDeleted
        let answer =
            isDeleted
            ? Action(ContactsTexts.saveAsNew, role: .primary, handler: save)
            : merge.overlaps.isEmpty
                ? Action(ContactsTexts.keepBoth, role: .primary, handler: save)
                : Action(ContactsTexts.saveAnyway, role: .destructive, handler: save)
        return Alert(
            isDeleted ? ContactsTexts.deletedTitle : ContactsTexts.changedTitle, message: ContactsTexts.message(of: merge),
            actions: [.cancel(ContactsTexts.keepEditing), answer]
        )
    }

    /// Returns the alert that asks whether to discard the typed text.
    public static func discarding(discard: @escaping () -> Void) -> Alert {
        Alert(
            ContactsTexts.discardTitle,
            actions: [
                .cancel(ContactsTexts.keepEditing), Action(ContactsTexts.discard, role: .destructive, handler: discard),
            ])
    }
}
