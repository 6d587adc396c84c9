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
    final class View: ContactListViewProtocol {
        var calls: [String] = []
        var retry: (() -> Void)?
        private var state = ""
        private var count = 0
        var selectionBar = ""
        var setting = ContactListSetting()
        func showSetting(_ setting: ContactListSetting) { self.setting = setting }
        func showSections(_ sections: [SectionHeading]) { calls.append("sections \(sections.map(\.title))") }
        var chosen: Set<Contact.ID> = []
        func showChosen(_ ids: Set<Contact.ID>) { chosen = ids }
        func showSelectionBar(_ isOn: Bool, count: Int) { selectionBar = isOn ? "\(count) selected" : "" }
        func showSaved(_ contact: ContactSummary) { calls.append("saved \(contact.fullName)") }
        func reveal(_ index: Int) { calls.append("reveal \(index)") }
        func showLoading() { state = "loading" }
        func showContacts() { state = "contacts" }
        func showEmpty() { state = "empty" }
        func showNothingFound() { state = "nothing found" }
        func showUnreadable(_ error: ContactStoreError) { state = "unreadable" }
        func showCount(_ count: Int, isSearching: Bool) { self.count = count }
        func offerUndo(of name: String) { calls.append("undo \(name)?") }
        func showFailure(_ error: ContactStoreError, retry: @escaping () -> Void) {
            calls.append("failure \(error.code)")
            self.retry = retry
        }
        func showImport(_ result: ContactImport) { calls.append("imported \(result.added)") }
        func showImportProgress(_ share: Double?) { if let share { calls.append("import \(share)") } }
        func showExportFailure() { calls.append("not exported") }
        var shown: [String] { [state] + (count > 0 ? ["\(count)"] : []) }
    }

    final class Navigation: ContactListNavigation {
        var calls: [String] = []
        let shown = Dynamic<Contact.ID?>(nil)
        var shownContact: Derived<Contact.ID?> { shown.map { $0 } }
        let address = Dynamic(ContactListSetting())
        var setting: Derived<ContactListSetting> { address.map { $0 } }
        func set(_ setting: ContactListSetting) { address.value = setting }
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
                #expect(view.shown == ["contacts", "1"])
                #expect(presenter.contacts[0]?.fullName == "Ann Zimmer")
                presenter.didSearch("x")
                await settle()
                #expect(view.shown == ["nothing found"])
            }
        }
    }

    @Test func theListFollowsItsAddress() async throws {
        try await withSession {
            let (presenter, view, navigation) = try module(FakeContactStore(["Ann Zimmer", "Bob Young"]))
            try await withRunning({ await presenter.present() }) {
                navigation.address.value = ContactListSetting(order: .lastName)
                await settle()
                #expect(presenter.contacts[0]?.fullName == "Bob Young")
                presenter.didSearch("an")
                await settle()
                #expect(navigation.address.value == ContactListSetting(search: "an", order: .lastName))
                #expect(view.setting == navigation.address.value)
                #expect(view.shown == ["contacts", "1"])
            }
        }
    }

    @Test func theViewIsToldWhoIsShownBesideTheList() async throws {
        try await withSession {
            let (presenter, view, navigation) = try module(FakeContactStore(["Ann Zimmer"]))
            try await withRunning({ await presenter.present() }) {
                navigation.shown.value = Contact.ID(1)
                #expect(view.chosen == [Contact.ID(1)])
                navigation.shown.value = nil
                #expect(view.chosen == [])
            }
        }
    }

    @Test func anEmptyStoreAndAnUnreadableOneAreToldApart() async throws {
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
                presenter.didAddContact(ann)
                presenter.didCancelAddContact()
                presenter.didSelect(ann)
                try await presenter.deleteContact(ann.reference)
                #expect(navigation.calls == ["add", "close add", "close add", "contact 1", "close contact"])
                #expect(view.calls.contains("undo Ann Zimmer?") && view.calls.contains("saved Ann Zimmer"))
            }
        }
    }

    @Test func rowsAreSelectedAndHandledTogether() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer", "Bob Young", "Cara Xu"])
            let (presenter, view, navigation) = try module(store)
            try await withRunning({ await presenter.present() }) {
                presenter.didTapSelect(true)
                for row in 0..<2 { presenter.didSelect(try #require(presenter.contacts[row])) }
                #expect(view.selectionBar == "2 selected" && view.chosen == [Contact.ID(1), Contact.ID(2)] && navigation.calls == [])
                presenter.didTapDeleteSelected()
                await settle()
                #expect(store.names == ["Cara Xu"])
                #expect(view.selectionBar == "" && view.chosen == [])
                #expect(view.calls.filter { $0.hasPrefix("undo") } == ["undo Ann Zimmer?", "undo Bob Young?"])
                for _ in 0..<2 { presenter.didUndo() }
                await settle()
                #expect(store.names == ["Ann Zimmer", "Bob Young", "Cara Xu"])
                presenter.didSort(by: .lastName)
                await settle()
                #expect(presenter.contacts[0]?.fullName == "Cara Xu")
            }
        }
    }

    @Test func aDetachedPresenterTellsNothing() async throws {
        try await withSession {
            let (presenter, view, _) = try module(FakeContactStore(["Ann Zimmer"]))
            presenter.detachView()
            view.calls = []
            try await withRunning({ await presenter.present() }) { #expect(view.calls == []) }
        }
    }
}
