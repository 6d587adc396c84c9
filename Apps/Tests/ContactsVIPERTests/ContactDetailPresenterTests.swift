import BelvedereCore
import BelvedereHeadless
import ContactsModel
import ContactsFakes
import ContactsVIPERModel
import Testing

@Suite("The presenter of the detail module, without a view and without a database")
struct ContactDetailPresenterTests {
    final class View: ContactDetailViewProtocol {
        var calls: [String] = []
        func showLoading() { calls.append("loading") }
        func showContact(_ contact: ContactDetails) { calls.append("contact \(contact.fullName)") }
        func showGone() { calls.append("gone") }
        func showUnreadable(_ error: ContactStoreError) { calls.append("unreadable \(error.code)") }
        func showSaved(_ name: String) { calls.append("saved \(name)") }
        func showFailure(_ error: ContactStoreError) { calls.append("failure \(error.code)") }
    }

    final class Navigation: ContactDetailNavigation {
        var calls: [String] = []
        func showEditContact() { calls.append("edit") }
        func closeEditContact() { calls.append("close edit") }
        func closeEditContact(showing id: Contact.ID) { calls.append("close edit, showing \(id)") }
    }

    final class Delegate: ContactDetailModuleDelegate {
        var deleted: [ContactReference] = []
        var error: ContactStoreError?
        func deleteContact(_ reference: ContactReference) async throws(ContactStoreError) {
            if let error { throw error }
            deleted.append(reference)
        }
    }

    private func withModule(
        _ store: FakeContactStore,
        _ body: nonisolated(nonsending) (ContactDetailPresenter, View, Navigation, Delegate) async throws -> Void
    ) async throws {
        let (view, navigation, delegate) = (View(), Navigation(), Delegate())
        let interactor = ContactDetailInteractor(id: Contact.ID(1), store: store)
        let presenter = ContactDetailPresenter(interactor: interactor, wireframe: navigation, delegate: delegate)
        presenter.attachView(view)
        try await withRunning({ await presenter.present() }) { try await body(presenter, view, navigation, delegate) }
    }

    @Test func itFollowsTheContact() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            try await withModule(store) { _, view, _, _ in
                let anna = try await store.update(store.contacts[0], to: ContactDraft(firstName: "Anna", lastName: "Zimmer"))
                await settle()
                try await store.delete(anna)
                await settle()
                #expect(view.calls == ["loading", "contact Ann Zimmer", "contact Anna Zimmer", "gone"])
            }
        }
    }

    @Test func editingAndDeletingAreLeftToOthers() async throws {
        try await withSession {
            try await withModule(FakeContactStore(["Ann Zimmer"])) { presenter, view, navigation, delegate in
                presenter.didTapEdit()
                presenter.didSaveContact(
                    ContactSummary(Contact(id: Contact.ID(2), content: ContactDraft(firstName: "Bob", lastName: "Young"))))
                #expect(view.calls.last == "saved Bob Young")
                presenter.didCancelEditContact()
                #expect(navigation.calls == ["edit", "close edit, showing 2", "close edit"])
                presenter.didTapDelete()
                await settle()
                #expect(delegate.deleted.map(\.id) == [Contact.ID(1)])
                delegate.error = ContactStoreError(.locked)
                presenter.didTapDelete()
                await settle()
                #expect(view.calls.last == "failure contacts.locked")
            }
        }
    }

    @Test func aMissingContactCannotBeEditedOrDeleted() async throws {
        try await withSession {
            try await withModule(FakeContactStore()) { presenter, view, navigation, delegate in
                presenter.didTapEdit()
                presenter.didTapDelete()
                await settle()
                #expect(view.calls == ["loading", "gone"])
                #expect(navigation.calls.isEmpty && delegate.deleted.isEmpty)
            }
        }
    }

    @Test func anUnreadableContactCanBeReadAgain() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            store.failNext(ContactStoreError(.locked))
            try await withModule(store) { presenter, view, _, _ in
                #expect(view.calls.last == "unreadable contacts.locked")
                presenter.didTapRetry()
                await settle()
                #expect(view.calls.last == "contact Ann Zimmer")
            }
        }
    }
}
