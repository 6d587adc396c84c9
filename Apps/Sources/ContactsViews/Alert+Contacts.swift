public import Belvedere
public import ContactsModel
public import ContactsShared

/// The alerts of the app, as views: what the answers do is the business of whoever asks.
///
/// Where an answer loses something, what a person typed or what somebody else saved, the answer that keeps everything comes
/// first: the first has the keyboard, and Enter must not cost anything.
extension Alert {
    /// A message that is only to be read.
    public static func telling(_ message: String, title: String, texts: ContactsTexts) -> Alert {
        Alert(title, message: message, actions: [.cancel(texts.ok)])
    }

    /// A failed request, which may be asked again where that can help.
    public static func failure(_ error: ContactStoreError, texts: ContactsTexts, retry: (() -> Void)? = nil) -> Alert {
        let again = error.isWorthRetrying ? retry.map { [Action(texts.retry, role: .primary, handler: $0)] } ?? [] : []
        return Alert(texts.error, message: texts.message(of: error), actions: again + [.cancel(texts.ok)])
    }

    /// Somebody else saved or deleted what is being edited: save all the same, or go on editing.
    public static func conflict(_ conflict: ContactConflict, texts: ContactsTexts, save: @escaping () -> Void) -> Alert {
        Alert(
            conflict.wasDeleted ? texts.deletedTitle : texts.changedTitle,
            message: texts.message(of: conflict),
            actions: [
                .cancel(texts.keepEditing),
                conflict.wasDeleted
                    ? Action(texts.saveAsNew, role: .primary, handler: save)
                    : Action(texts.saveAnyway, role: .destructive, handler: save),
            ]
        )
    }

    /// Whether to lose what was typed.
    public static func discarding(texts: ContactsTexts, discard: @escaping () -> Void) -> Alert {
        Alert(texts.discardTitle, actions: [
            .cancel(texts.keepEditing), Action(texts.discard, role: .destructive, handler: discard),
        ])
    }
}
