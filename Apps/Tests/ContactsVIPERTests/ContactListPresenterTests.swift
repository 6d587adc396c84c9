import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
import ContactsModel
import ContactsShared
import ContactsFakes
import ContactsVIPERModel
import Testing

@Suite("The presenter of the list module, without a view and without a database")
struct ContactListPresenterTests {
    final class View: ContactListView {
        var calls: [String] = []
        var retry: (() -> Void)?
        private var state = ""
        private var isExportable = false
        func showSections(_ sections: [SectionHeading]) { calls.append("sections \(sections.map(\.title))") }
        var chosen: Contact.ID?
        func showChosen(_ id: Contact.ID?) { chosen = id }
        func showLoading() { state = "loading" }
        func showContacts() { state = "contacts" }
        func showEmpty() { state = "empty" }
        func showNothingFound() { state = "nothing found" }
        func showUnreadable(_ error: ContactStoreError) { state = "unreadable" }
        func showExportable(_ isExportable: Bool) { self.isExportable = isExportable }
        func offerUndo(of name: String) { calls.append("undo \(name)?") }
        func showFailure(_ error: ContactStoreError, retry: @escaping () -> Void) {
            calls.append("failure \(error.code)")
            self.retry = retry
        }
        func showImport(_ result: ContactImport) { calls.append("imported \(result.added)") }
        func showExportFailure() { calls.append("not exported") }
        var shown: [String] { [state] + (isExportable ? ["exportable"] : []) }
    }

    final class Navigation: ContactListNavigation {
        var calls: [String] = []
        let shown = Dynamic<Contact.ID?>(nil)
        var shownContact: Derived<Contact.ID?> { shown.map { $0 } }
        func showAddContact() { calls.append("add") }
        func closeAddContact() { calls.append("close add") }
        func showContact(_ id: Contact.ID) { calls.append("contact \(id)") }
        func closeContact() { calls.append("close contact") }
    }

    private func module(_ store: FakeContactStore) throws -> (ContactListPresenter, View, Navigation) {
        let context = try #require(SessionContext.current)
        let interactor = ContactListInteractor(store: store, device: context.device, fileName: "contacts.vcf")
        let (view, navigation) = (View(), Navigation())
        let presenter = ContactListPresenter(interactor: interactor, wireframe: navigation)
        presenter.attachView(view)
        return (presenter, view, navigation)
    }

    @Test func theViewIsToldWhatThereIs() async throws {
        try await withSession {
            let (presenter, view, _) = try module(FakeContactStore(["Ann Zimmer"]))
            try await withRunning({ await presenter.present() }) {
                #expect(view.calls.last == "sections [\"A\"]")
                #expect(view.shown == ["contacts", "exportable"])
                #expect(presenter.contacts[0]?.fullName == "Ann Zimmer")
                presenter.didSearch("x")
                await settle()
                #expect(view.shown == ["nothing found"])
            }
        }
    }

    @Test func theViewIsToldWhoIsShownBesideTheList() async throws {
        try await withSession {
            let (presenter, view, navigation) = try module(FakeContactStore(["Ann Zimmer"]))
            try await withRunning({ await presenter.present() }) {
                navigation.shown.value = Contact.ID(1)
                #expect(view.chosen == Contact.ID(1))
                navigation.shown.value = nil
                #expect(view.chosen == nil)
            }
        }
    }

    @Test func nobodyAndAnUnreadableStoreAreToldApart() async throws {
        try await withSession {
            let store = FakeContactStore()
            store.failNext(ContactStoreError(.locked))
            let (presenter, view, _) = try module(store)
            try await withRunning({ await presenter.present() }) {
                #expect(view.shown == ["unreadable"])
                presenter.didTapRetry()
                await settle()
                #expect(view.shown == ["empty"])
            }
        }
    }

    @Test func aDeletionOffersAnUndoThatBringsTheContactBack() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let (presenter, view, _) = try module(store)
            try await withRunning({ await presenter.present() }) {
                presenter.didDelete(try #require(presenter.contacts[0]))
                await settle()
                #expect(store.names.isEmpty && view.calls.contains("undo Ann Zimmer?"))
                presenter.didUndo()
                await settle()
                #expect(store.names == ["Ann Zimmer"])
            }
        }
    }

    @Test func aContactThatChangedSinceItWasShownIsNotDeleted() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let (presenter, view, _) = try module(store)
            try await withRunning({ await presenter.present() }) {
                let shown = try #require(presenter.contacts[0])
                _ = try await store.update(store.contacts[0], to: ContactDraft(firstName: "Anna", lastName: "Zimmer"))
                presenter.didDelete(shown)
                await settle()
                #expect(view.calls.last == "failure contacts.conflict")
                #expect(store.names == ["Anna Zimmer"])
            }
        }
    }

    @Test func aFailedRequestCanBeTriedAgain() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let (presenter, view, _) = try module(store)
            try await withRunning({ await presenter.present() }) {
                store.failNext(ContactStoreError(.locked))
                presenter.didDelete(try #require(presenter.contacts[0]))
                await settle()
                #expect(view.calls.last == "failure contacts.locked")
                view.retry?()
                await settle()
                #expect(store.names.isEmpty)
            }
        }
    }

    @Test func theModulesThatFollowReportToTheList() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let (presenter, view, navigation) = try module(store)
            try await withRunning({ await presenter.present() }) {
                let ann = try #require(presenter.contacts[0])
                presenter.didTapAdd()
                presenter.didAddContact()
                presenter.didCancelAddContact()
                presenter.didSelect(ann)
                try await presenter.deleteContact(ann.reference)
                #expect(navigation.calls == ["add", "close add", "close add", "contact 1", "close contact"])
                #expect(view.calls.contains("undo Ann Zimmer?"))
            }
        }
    }

    @Test func aDetachedPresenterTellsNobodyAnything() async throws {
        try await withSession {
            let (presenter, view, _) = try module(FakeContactStore(["Ann Zimmer"]))
            presenter.detachView()
            view.calls = []
            try await withRunning({ await presenter.present() }) { #expect(view.calls == []) }
        }
    }
}
