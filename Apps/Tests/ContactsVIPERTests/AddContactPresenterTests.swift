import BelvedereCore
import BelvedereHeadless
import ContactsModel
import ContactsFakes
import ContactsVIPERModel
import Testing

@Suite("The presenter of the add module, without a view and without a database")
struct AddContactPresenterTests {
    final class View: AddContactViewProtocol {
        var calls: [String] = []
        func showSaving(_ isSaving: Bool) { calls.append("saving \(isSaving)") }
        func showUnsavedChanges(_ hasUnsavedChanges: Bool) { calls.append("unsaved \(hasUnsavedChanges)") }
        func showNamesMissing() { calls.append("names missing") }
        func showFailure(_ error: ContactStoreError) { calls.append("failure \(error.code)") }
        func askToDiscard() { calls.append("discard?") }
    }

    final class Interactor: AddContactInteraction {
        var saved: [ContactDraft] = []
        var error: ContactStoreError?
        func save(_ draft: ContactDraft) async throws(ContactStoreError) -> ContactSummary {
            if let error { throw error }
            saved.append(draft)
            return ContactSummary(Contact(id: Contact.ID(1), content: draft))
        }
    }

    final class Delegate: AddModuleDelegate {
        var calls: [String] = []
        func didAddContact(_ contact: ContactSummary) { calls.append("added \(contact.fullName)") }
        func didCancelAddContact() { calls.append("cancelled") }
    }

    @Test func aCompleteFormIsSavedAndReportedToTheDelegate() async {
        await withSession {
            let (view, interactor, delegate) = (View(), Interactor(), Delegate())
            let presenter = AddContactPresenter(interactor: interactor, delegate: delegate)
            presenter.attachView(view)
            presenter.didChange(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
            presenter.didTapDone()
            await settle()
            #expect(interactor.saved.map(\.name.full) == ["Ann Zimmer"])
            #expect(delegate.calls == ["added Ann Zimmer"])
            #expect(view.calls == ["unsaved true", "saving true", "saving false"])
        }
    }

    @Test func aSaveThatWasStoredButNotConfirmedIsNotDoneAgain() async {
        await withSession {
            let (store, delegate, key) = (FakeContactStore(), Delegate(), IdempotencyKey())
            // The second module is the first one, assembled again by the next process.
            for _ in 1...2 {
                let interactor = AddContactInteractor(store: store, key: key)
                let presenter = AddContactPresenter(interactor: interactor, delegate: delegate)
                presenter.didChange(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
                presenter.didTapDone()
                await settle()
            }
            #expect(store.names == ["Ann Zimmer"])
            #expect(delegate.calls == ["added Ann Zimmer", "added Ann Zimmer"])
        }
    }

    @Test func aMissingNameReachesNeitherInteractorNorDelegate() async {
        await withSession {
            let (view, interactor, delegate) = (View(), Interactor(), Delegate())
            let presenter = AddContactPresenter(interactor: interactor, delegate: delegate)
            presenter.attachView(view)
            presenter.didChange(ContactDraft(firstName: "Ann", lastName: "  "))
            presenter.didTapDone()
            await settle()
            #expect(view.calls == ["unsaved true", "names missing"])
            #expect(interactor.saved.isEmpty && delegate.calls.isEmpty)
        }
    }

    @Test func aFailedSaveKeepsTheScreen() async {
        await withSession {
            let (view, interactor, delegate) = (View(), Interactor(), Delegate())
            let presenter = AddContactPresenter(interactor: interactor, delegate: delegate)
            presenter.attachView(view)
            interactor.error = ContactStoreError(.diskFull)
            presenter.didChange(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
            presenter.didTapDone()
            await settle()
            #expect(view.calls.last == "failure contacts.disk-full")
            #expect(delegate.calls.isEmpty)
        }
    }

    @Test func leavingAsksOnlyWhereSomethingWasTyped() {
        withSession {
            let (view, delegate) = (View(), Delegate())
            let presenter = AddContactPresenter(interactor: Interactor(), delegate: delegate)
            presenter.attachView(view)
            #expect(presenter.shouldLeave())
            presenter.didChange(ContactDraft(firstName: "A"))
            #expect(!presenter.shouldLeave())
            #expect(view.calls.last == "discard?")
            // Cancel asks too. Only a person who confirms it loses the typed text.
            presenter.didTapCancel()
            #expect(delegate.calls == [])
            presenter.didTapDiscard()
            #expect(delegate.calls == ["cancelled"])
            presenter.didChange(ContactDraft())
            presenter.didTapCancel()
            #expect(delegate.calls == ["cancelled", "cancelled"])
        }
    }

    @Test func nobodyKeepsTheViewOrTheDelegate() {
        withSession {
            let presenter = AddContactPresenter(interactor: Interactor(), delegate: Delegate())
            weak var gone: View?
            do {
                let view = View()
                gone = view
                presenter.attachView(view)
                presenter.didChange(ContactDraft())
            }
            #expect(gone == nil)
            presenter.didTapCancel()
        }
    }
}
