import BelvedereBinding
import BelvedereCore
import BelvedereHeadless
import ContactsModel
import ContactsMVVMModel
import ContactsFakes
import Testing

@Suite("The view model of the add screen, without a view and without a database")
struct AddContactViewModelTests {
    @Test func aCompleteFormIsSavedAndTheScreenMayGo() async {
        await withSession {
            let store = FakeContactStore()
            var hasFinished = false
            let viewModel = AddContactViewModel(store: store, key: IdempotencyKey()) { _ in hasFinished = true }
            viewModel.firstName.value = "Ann"
            viewModel.lastName.value = "Zimmer"
            #expect(viewModel.hasUnsavedChanges.value)
            viewModel.done.execute()
            await settle()
            #expect(store.names == ["Ann Zimmer"])
            #expect(hasFinished)
        }
    }

    @Test func aSaveThatWasStoredButNotConfirmedIsNotDoneAgain() async {
        await withSession {
            let (store, key) = (FakeContactStore(), IdempotencyKey())
            var finished = 0
            // The second form is the first one, reopened by the next process.
            for _ in 1...2 {
                let viewModel = AddContactViewModel(store: store, key: key) { _ in finished += 1 }
                viewModel.firstName.value = "Ann"
                viewModel.lastName.value = "Zimmer"
                viewModel.done.execute()
                await settle()
            }
            #expect(store.names == ["Ann Zimmer"])
            #expect(finished == 2)
        }
    }

    @Test func anIncompleteFormIsAnsweredByANoticeAndNotByADeadButton() async {
        await withSession {
            let store = FakeContactStore()
            let viewModel = AddContactViewModel(store: store, key: IdempotencyKey()) { _ in Issue.record("The screen must stay.") }
            var notices: [ContactFormNotice] = []
            let token = viewModel.notice.bind { notices.append($0) }
            viewModel.firstName.value = "   "
            #expect(viewModel.done.canExecute.value)
            viewModel.done.execute()
            await settle()
            #expect(notices == [.namesMissing])
            #expect(viewModel.firstName.value == "   ")
            #expect(store.names.isEmpty)
            token.cancel()
        }
    }

    @Test func doneCannotBeExecutedWhileItIsSaving() async {
        await withSession {
            let store = FakeContactStore()
            let viewModel = AddContactViewModel(store: store, key: IdempotencyKey()) { _ in }
            viewModel.firstName.value = "Ann"
            viewModel.lastName.value = "Zimmer"
            store.hold()
            viewModel.done.execute()
            await settle()
            #expect(!viewModel.done.canExecute.value)
            #expect(viewModel.done.isExecuting.value)
            #expect(!viewModel.done.execute())
            store.release()
            await settle()
            #expect(viewModel.done.canExecute.value)
            #expect(store.names == ["Ann Zimmer"])
        }
    }

    @Test func aFailedSaveIsToldAndKeepsTheScreen() async {
        await withSession {
            let store = FakeContactStore()
            let viewModel = AddContactViewModel(store: store, key: IdempotencyKey()) { _ in Issue.record("The screen must stay.") }
            viewModel.firstName.value = "Ann"
            viewModel.lastName.value = "Zimmer"
            store.failNext(ContactStoreError(.diskFull))
            var notices: [ContactFormNotice] = []
            let token = viewModel.notice.bind { notices.append($0) }
            viewModel.done.execute()
            await settle()
            #expect(notices == [.failed(ContactStoreError(.diskFull))])
            token.cancel()
        }
    }
}
