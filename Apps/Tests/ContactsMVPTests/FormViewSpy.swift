import ContactsModel
import ContactsMVPModel

/// Records the calls of a presenter to its view.
final class FormViewSpy: ContactFormView, EditContactView {
    var calls: [String] = []
    var saveAnyway: (() -> Void)?

    func setSaving(_ isSaving: Bool) { calls.append("saving \(isSaving)") }
    func setUnsavedChanges(_ hasUnsavedChanges: Bool) { calls.append("unsaved \(hasUnsavedChanges)") }
    func showNamesMissing() { calls.append("names missing") }
    func showError(_ error: ContactStoreError) { calls.append("error \(error.code)") }
    func askToDiscard() { calls.append("discard?") }
    func startLoading() { calls.append("loading") }
    func setDraft(_ draft: ContactDraft) { calls.append("draft \(draft.name.full)") }
    func setGone() { calls.append("gone") }
    func setUnreadable(_ message: String) { calls.append("unreadable") }
    func showConflict(_ merge: ContactMerge, saveAnyway: @escaping () -> Void) {
        calls.append("conflict \(merge.conflict.changedFields.map(\.rawValue))")
        self.saveAnyway = saveAnyway
    }
}
