public import Belvedere
public import ContactsShared

/// The offer to bring back what was just deleted, as long as it stands on screen.
///
/// What is deleted while an offer stands joins it: the next row comes under the pointer, so a double click deletes two
/// contacts, and the one Undo brings both back.
public final class UndoOffer {
    private let texts: ContactsTexts
    private weak var toast: Toast?
    private var undos: [() -> Void] = []

    /// An offer that nobody has been made yet.
    public init(texts: ContactsTexts) {
        self.texts = texts
    }

    /// Offers to bring a contact back, together with those of the offer that stands.
    ///
    /// - Parameter undo: brings this one contact back.
    public func make(on screen: Screen, undo: @escaping () -> Void) {
        if toast?.superview == nil { undos = [] }
        undos.append(undo)
        let toast = Toast(texts.deleted(undos.count), action: texts.undo) { [weak self] in self?.accept() }
        screen.show(toast)
        self.toast = toast
    }

    private func accept() {
        let accepted = undos
        undos = []
        for undo in accepted { undo() }
    }
}
