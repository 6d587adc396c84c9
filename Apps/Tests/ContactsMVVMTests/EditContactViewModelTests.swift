import BelvedereBinding
import BelvedereHeadless
import ContactsModel
import ContactsMVVMModel
import ContactsFakes
import Testing

@Suite("The view model of the edit screen, without a view and without a database")
struct EditContactViewModelTests {
    @Test func theFormIsFilledAndCountsAsUntouched() async {
        await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let viewModel = EditContactViewModel(id: store.contacts[0].id, store: store, key: IdempotencyKey()) { _ in }
            await viewModel.load()
            #expect(viewModel.state.value == .editing)
            #expect(viewModel.firstName.value == "Ann")
            #expect(!viewModel.hasUnsavedChanges.value)
            viewModel.lastName.value = "Young"
            #expect(viewModel.hasUnsavedChanges.value)
        }
    }

    @Test func aConflictIsToldAndNothingIsOverwrittenUnseen() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            var hasFinished = false
            let viewModel = EditContactViewModel(id: store.contacts[0].id, store: store, key: IdempotencyKey()) { _ in hasFinished = true }
            await viewModel.load()
            viewModel.firstName.value = "Anna"
            _ = try await store.update(store.contacts[0], to: ContactDraft(firstName: "Ann", lastName: "Young"))
            var notice: ContactFormNotice?
            let token = viewModel.notice.bind { notice = $0 }
            viewModel.done.execute()
            await settle()
            token.cancel()
            guard case .conflict(let merge)? = notice else {
                Issue.record("no conflict told")
                return
            }
            #expect(merge.conflict.changedFields == [.lastName] && merge.overlaps.isEmpty)
            #expect(store.names == ["Ann Young"])
            #expect(viewModel.firstName.value == "Anna" && !hasFinished)
            viewModel.saveAnyway(merge)
            #expect(viewModel.lastName.value == "Young")
            await settle()
            #expect(store.names == ["Anna Young"])
            #expect(hasFinished)
        }
    }

    @Test func aDeletedContactIsSavedAnewWhenAsked() async throws {
        try await withSession {
            let store = FakeContactStore(["Ann Zimmer"])
            let viewModel = EditContactViewModel(id: store.contacts[0].id, store: store, key: IdempotencyKey()) { _ in }
            await viewModel.load()
            try await store.delete(store.contacts[0])
            var notice: ContactFormNotice?
            let token = viewModel.notice.bind { notice = $0 }
            viewModel.done.execute()
            await settle()
            token.cancel()
            guard case .conflict(let merge)? = notice else {
                Issue.record("no conflict told")
                return
            }
            #expect(merge.conflict.wasDeleted)
            viewModel.saveAnyway(merge)
            await settle()
            #expect(store.names == ["Ann Zimmer"])
            #expect(store.contacts[0].id == Contact.ID(2))
        }
    }

    @Test func aContactThatIsNotThereAndOneThatCannotBeReadAreToldApart() async {
        await withSession {
            let store = FakeContactStore()
            let viewModel = EditContactViewModel(id: Contact.ID(9), store: store, key: IdempotencyKey()) { _ in }
            store.failNext(ContactStoreError(.locked))
            await viewModel.load()
            #expect(viewModel.state.value == .failed(ContactStoreError(.locked)))
            await viewModel.load()
            #expect(viewModel.state.value == .gone)
        }
    }
}
