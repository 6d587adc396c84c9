import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
import ContactsModel
import ContactsMVPModel
import ContactsShared
import ContactsFakes
import Testing

@Suite("The presenter of the list, without a view and without a database")
struct ContactListPresenterTests {
    final class View: ContactListView {
        var states: [String] = []
        var calls: [String] = []
        var count: Int?
        var answer: (() -> Void)?
        func setSections(_ sections: [SectionHeading]) {}
        func startLoading() { states.append("loading") }
        func setContacts() { states.append("contacts") }
        func setEmpty() { states.append("empty") }
        func setNothingFound() { states.append("nothing found") }
        func setCount(_ count: Int, isSearching: Bool) { self.count = count }
        func showSaved(_ contact: ContactViewData) { calls.append("saved \(contact.fullName)") }
        func reveal(_ index: Int) { calls.append("reveal \(index)") }
        func setUnreadable(_ message: String) { states.append("unreadable") }
        func offerUndo(of name: String, _ undo: @escaping () -> Void) {
            calls.append("undo?")
            answer = undo
        }
        func showError(_ error: ContactStoreError, retry: @escaping () -> Void) {
            calls.append("error \(error.code)")
            answer = retry
        }
        func showImport(_ result: ContactImport) { calls.append("imported \(result.added)") }
        func setImportProgress(_ share: Double?) { if let share { calls.append("import \(share)") } }
        func showExportError() { calls.append("not exported") }
    }

    private func withPresenter(
        _ store: FakeContactStore,
        _ body: nonisolated(nonsending) (ContactListPresenter, View) async throws -> Void
    ) async throws {
        let context = try #require(SessionContext.current)
        let presenter = ContactListPresenter(store: store, device: context.device)
        let view = View()
        presenter.attachView(view)
        try await withRunning({ await presenter.run() }) { try await body(presenter, view) }
    }

    @Test func itTellsTheViewWhatThereIs() async throws {
        try await withSession {
            try await withPresenter(FakeContactStore(["Ann Zimmer"])) { presenter, view in
                #expect(view.states.last == "contacts" && view.count == 1)
                #expect(presenter.contacts[0]?.fullName == "Ann Zimmer")
                presenter.search("x")
                await settle()
                #expect(view.states.last == "nothing found" && view.count == 0)
            }
            let store = FakeContactStore()
            store.failNext(ContactStoreError(.locked))
            try await withPresenter(store) { presenter, view in
                #expect(view.states.last == "unreadable")
                presenter.retry()
                await settle()
                #expect(view.states.last == "empty")
            }
        }
    }

    @Test func aDeletionCanBeTriedAgainAndUndone() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            try await withPresenter(store) { presenter, view in
                store.failNext(ContactStoreError(.locked))
                presenter.delete(try #require(presenter.contacts[0]))
                await settle()
                #expect(view.calls == ["error contacts.locked"])
                view.answer?()
                await settle()
                #expect(store.names.isEmpty && view.calls.last == "undo?")
                view.answer?()
                await settle()
                #expect(store.names == ["Ann Zimmer"])
            }
        }
    }

    @Test func severalAreDeletedAndEachCanBeBroughtBack() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer", "Bob Young", "Cara Xu"])
            try await withPresenter(store) { presenter, view in
                presenter.selection.setOn(true)
                for contact in store.contacts.prefix(2) { presenter.selection.toggle(contact.id) }
                presenter.deleteSelected()
                await settle()
                #expect(store.names == ["Cara Xu"])
                #expect(view.calls == ["undo?", "undo?"])
                #expect(!presenter.selection.isOn.value && presenter.selection.ids.value.isEmpty)
            }
        }
    }

    @Test func aFailureAmongSeveralKeepsTheMarks() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer", "Bob Young"])
            try await withPresenter(store) { presenter, view in
                presenter.selection.setOn(true)
                for contact in store.contacts { presenter.selection.toggle(contact.id) }
                store.failNext(ContactStoreError(.locked))
                presenter.deleteSelected()
                await settle()
                #expect(view.calls == ["error contacts.locked"])
                #expect(presenter.selection.ids.value.count == 2)
                view.answer?()
                await settle()
                #expect(store.names.isEmpty)
            }
        }
    }

    @Test func theListIsSortedByTheNameThatAPersonChooses() async throws {
        try await withSession {
            try await withPresenter(FakeContactStore(["Ann Zimmer", "Bob Young"])) { presenter, _ in
                presenter.sort(by: .lastName)
                await settle()
                #expect(presenter.contacts[0]?.fullName == "Bob Young")
                presenter.search("ann")
                await settle()
                presenter.search("")
                await settle()
                #expect(presenter.contacts[0]?.fullName == "Bob Young")
            }
        }
    }

    @Test func theDetailLetsTheListDelete() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            try await withPresenter(store) { presenter, view in
                var hasLeft = false
                let detail = presenter.detailPresenter(Contact.ID(1), onDelete: { hasLeft = true })
                try await withRunning({ await detail.run() }) {
                    detail.deleteContact()
                    await settle()
                    #expect(hasLeft && store.names.isEmpty && view.calls == ["undo?"])
                }
            }
        }
    }

    @Test func anEditTellsOfAConflictAndSavesWhenAsked() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            try await withPresenter(store) { presenter, _ in
                var hasFinished = false
                let detail = presenter.detailPresenter(Contact.ID(1), onDelete: {})
                let edit = detail.editPresenter(key: IdempotencyKey(), onFinish: { _ in hasFinished = true })
                let form = FormViewSpy()
                edit.attachView(form)
                await edit.load()
                #expect(form.calls.last == "draft Ann Zimmer")
                edit.draft.name.first = "Anna"
                _ = try await store.update(store.contacts[0], to: ContactDraft(firstName: "Ann", lastName: "Young"))
                edit.done()
                await settle()
                #expect(form.calls.last == "conflict [\"lastName\"]")
                #expect(!edit.shouldLeave() && !hasFinished)
                form.saveAnyway?()
                await settle()
                #expect(store.names == ["Anna Young"] && hasFinished)
                // The form shows the draft that is being saved.
                #expect(form.calls.contains("draft Anna Young"))
            }
        }
    }
}
