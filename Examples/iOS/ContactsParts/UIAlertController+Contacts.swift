import BelvedereCore
package import ContactsModel
import ContactsShared
package import UIKit

/// The alerts of the app. The caller passes the action of each button.
extension UIAlertController {
    /// An alert with a message and one button that closes it.
    package static func telling(_ message: String, title: String) -> UIAlertController {
        alert(title, message, [.init(title: ContactsTexts.ok, style: .cancel)])
    }

    /// The alert for a form without a first or last name.
    package static func namesMissing(in draft: ContactDraft) -> UIAlertController {
        telling(draft.name.isTooLong ? ContactsTexts.longName : ContactsTexts.namesMissing, title: ContactsTexts.error)
    }

    /// The alert for a failed request. It has a button to retry if a second attempt may succeed.
    package static func failure(_ error: ContactStoreError, retry: (() -> Void)? = nil) -> UIAlertController {
        let again = error.isWorthRetrying ? retry.map { retry in [action(ContactsTexts.retry, .default, retry)] } ?? [] : []
        return alert(ContactsTexts.error, ContactsTexts.message(of: error), again + [.init(title: ContactsTexts.ok, style: .cancel)])
    }

    /// The alert that asks whether to discard the typed text.
    package static func discarding(discard: @escaping () -> Void) -> UIAlertController {
        alert(
            ContactsTexts.discardTitle, nil,
            [.init(title: ContactsTexts.keepEditing, style: .cancel), action(ContactsTexts.discard, .destructive, discard)])
    }

    /// The alert for a conflict with another person's change. Its buttons save nevertheless, or continue to edit.
    package static func conflict(_ merge: ContactMerge, save: @escaping () -> Void) -> UIAlertController {
        let isDeleted = merge.conflict.wasDeleted
        let title = isDeleted ? ContactsTexts.saveAsNew : merge.overlaps.isEmpty ? ContactsTexts.keepBoth : ContactsTexts.saveAnyway
        return alert(
            isDeleted ? ContactsTexts.deletedTitle : ContactsTexts.changedTitle, ContactsTexts.message(of: merge),
            [
                .init(title: ContactsTexts.keepEditing, style: .cancel),
                action(title, merge.overlaps.isEmpty ? .default : .destructive, save),
            ])
    }

    /// The message after a deletion, with a button that restores the contact.
    package static func offeringUndo(of name: String, undo: @escaping () -> Void) -> UIAlertController {
        alert(
            ContactsTexts.deleted([name]).text, nil,
            [action(ContactsTexts.undo, .default, undo), .init(title: ContactsTexts.ok, style: .cancel)])
    }

    private static func action(_ title: String, _ style: UIAlertAction.Style, _ handler: @escaping () -> Void) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { _ in handler() }
    }

    private static func alert(_ title: String, _ message: String?, _ actions: [UIAlertAction]) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for action in actions { alert.addAction(action) }
        return alert
    }
}
