public import Belvedere
import ContactsShared

/// The offer to bring back what was just deleted, as long as it stands on screen.
///
/// What is deleted while an offer stands joins it, and the one Undo brings all of them back.
public final class UndoOffer {
    private weak var toast: Toast?
    private var deletions: [(name: String, undo: () -> Void)] = []

    /// An offer that nobody has been made yet.
    public init() {
    }

    /// Offers to bring a contact back, together with those of the offer that stands.
    ///
    /// - Parameters:
    ///   - name: who was deleted.
    ///   - undo: brings this one contact back.
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
