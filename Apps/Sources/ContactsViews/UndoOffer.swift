public import Belvedere
import ContactsShared

/// A message with an Undo button that restores the contacts that were just deleted, as long as the message is on screen.
///
/// If the person deletes another contact while the message is shown, the same Undo button restores all of them.
public final class UndoOffer {
    private weak var toast: Toast?
    private var deletions: [(name: String, undo: () -> Void)] = []

    /// Creates the object before any contact was deleted.
    public init() {
    }

    /// Offers to restore a deleted contact, together with the contacts of a message that is still shown.
    ///
    /// - Parameters:
    ///   - name: the name of the deleted contact.
    ///   - undo: the closure that restores this contact.
    public func make(of name: String, on screen: Screen, undo: @escaping () -> Void) {
        if toast?.superview == nil { deletions = [] }
        deletions.append((name, undo))
        let names = deletions.map(\.name)
        let toast = Toast(ContactsTexts.deleted(names), action: ContactsTexts.undo, isUndo: true) { [weak self] in self?.accept() }
        screen.show(toast)
        self.toast = toast
    }

    private func accept() {
        let accepted = deletions
        deletions = []
        for deletion in accepted { deletion.undo() }
    }
}
