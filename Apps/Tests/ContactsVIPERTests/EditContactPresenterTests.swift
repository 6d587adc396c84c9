import BelvedereCore
import BelvedereHeadless
import ContactsModel
import ContactsFakes
import ContactsVIPERModel
import Testing

@Suite("The presenter of the edit module, without a view and without a database")
struct EditContactPresenterTests {
    final class View: EditContactViewProtocol {
        var calls: [String] = []
        func showLoading() { calls.append("loading") }
        func showForm(_ draft: ContactDraft) { calls.append("form \(draft.name.full)") }
        func showGone() { calls.append("gone") }
        func showUnreadable(_ error: ContactStoreError) { calls.append("unreadable \(error.code)") }
        func showSaving(_ isSaving: Bool) { calls.append("saving \(isSaving)") }
        func showUnsavedChanges(_ hasUnsavedChanges: Bool) { calls.append("unsaved \(hasUnsavedChanges)") }
        func showNamesMissing() { calls.append("names missing") }
        func showFailure(_ error: ContactStoreError) { calls.append("failure \(error.code)") }
        func showConflict(_ merge: ContactMerge) { calls.append("conflict \(merge.conflict.wasDeleted)") }
        func askToDiscard() { calls.append("discard?") }
    }

    final class Delegate: EditModuleDelegate {
        var calls: [String] = []
        func didSaveContact(_ contact: ContactSummary) { calls.append("saved \(contact.id)") }
        func didCancelEditContact() { calls.append("cancelled") }
    }

    private func module(_ store: FakeContactStore) async -> (EditContactPresenter, View, Delegate) {
        let (view, delegate) = (View(), Delegate())
        let interactor = EditContactInteractor(id: Contact.ID(1), store: store, key: IdempotencyKey())
        let presenter = EditContactPresenter(interactor: interactor, delegate: delegate)
        presenter.attachView(view)
        await presenter.present()
        return (presenter, view, delegate)
    }

    @Test func theFormIsFilledAndSaved() async {
        await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let (presenter, view, delegate) = await module(store)
            #expect(presenter.shouldLeave())
            presenter.didChange(ContactDraft(firstName: "Anna", lastName: "Zimmer"))
            #expect(!presenter.shouldLeave())
            presenter.didTapDone()
            await settle()
            #expect(view.calls == ["loading", "form Ann Zimmer", "unsaved true", "discard?", "saving true", "saving false"])
            #expect(delegate.calls == ["saved 1"])
            #expect(store.names == ["Anna Zimmer"])
        }
    }

    @Test("a conflict is told, and only a person decides what becomes of it", arguments: [false, true])
    func conflicts(wasDeleted: Bool) async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let (presenter, view, delegate) = await module(store)
            presenter.didChange(ContactDraft(firstName: "Anna", lastName: "Zimmer"))
            if wasDeleted {
                try await store.delete(store.contacts[0])
            } else {
                _ = try await store.update(store.contacts[0], to: ContactDraft(firstName: "Ann", lastName: "Young"))
            }
            presenter.didTapDone()
            await settle()
            #expect(view.calls.last == "conflict \(wasDeleted)")
            #expect(delegate.calls.isEmpty)
            #expect(store.names == (wasDeleted ? [] : ["Ann Young"]))
            presenter.didTapSaveAnyway()
            await settle()
            #expect(delegate.calls == ["saved \(wasDeleted ? 2 : 1)"])
            #expect(store.names == [wasDeleted ? "Anna Zimmer" : "Anna Young"])
        }
    }

    @Test func nothingIsSavedForAMissingContact() async {
        await withSession {
            let (presenter, view, delegate) = await module(FakeContactStore())
            presenter.didTapDone()
            await settle()
            #expect(view.calls == ["loading", "gone"])
            #expect(delegate.calls.isEmpty)
        }
    }
}
