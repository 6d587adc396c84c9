import BelvedereCore
import BelvedereHeadless
import ContactsModel
import ContactsMVPModel
import ContactsFakes
import Testing

@Suite("The presenter of the add screen, without a view and without a database")
struct AddContactPresenterTests {
    @Test func aCompleteFormIsSavedAndTheScreenMayGo() async {
        await withSession {
            let (store, view) = (FakeContactStore(), FormViewSpy())
            var hasFinished = false
            let presenter = AddContactPresenter(store: store, key: IdempotencyKey()) { _ in hasFinished = true }
            presenter.attachView(view)
            presenter.draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
            presenter.done()
            await settle()
            #expect(store.names == ["Ann Zimmer"])
            #expect(hasFinished)
            #expect(view.calls == ["unsaved true", "saving true", "saving false"])
        }
    }

    @Test func aSaveThatWasStoredButNotConfirmedIsNotDoneAgain() async {
        await withSession {
            let (store, view, key) = (FakeContactStore(), FormViewSpy(), IdempotencyKey())
            var finished = 0
            // The second form is the first one, reopened by the next process.
            for _ in 1...2 {
                let presenter = AddContactPresenter(store: store, key: key) { _ in finished += 1 }
                presenter.attachView(view)
                presenter.draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
                presenter.done()
                await settle()
            }
            #expect(store.names == ["Ann Zimmer"])
            #expect(finished == 2)
        }
    }

    @Test func aMissingNameIsToldAndNothingIsSaved() async {
        await withSession {
            let (store, view) = (FakeContactStore(), FormViewSpy())
            let presenter = AddContactPresenter(store: store, key: IdempotencyKey()) { _ in Issue.record("The screen must stay.") }
            presenter.attachView(view)
            presenter.draft = ContactDraft(firstName: " ", lastName: "Zimmer")
            presenter.done()
            await settle()
            #expect(view.calls == ["unsaved true", "names missing"])
            #expect(store.names.isEmpty)
        }
    }

    @Test func doneTwiceSavesOnce() async {
        await withSession {
            let (store, view) = (FakeContactStore(), FormViewSpy())
            let presenter = AddContactPresenter(store: store, key: IdempotencyKey()) { _ in }
            presenter.attachView(view)
            presenter.draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
            store.hold()
            presenter.done()
            presenter.done()
            store.release()
            await settle()
            #expect(store.names == ["Ann Zimmer"])
        }
    }

    @Test func aFailedSaveIsToldAndKeepsTheScreen() async {
        await withSession {
            let (store, view) = (FakeContactStore(), FormViewSpy())
            let presenter = AddContactPresenter(store: store, key: IdempotencyKey()) { _ in Issue.record("The screen must stay.") }
            presenter.attachView(view)
            presenter.draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
            store.failNext(ContactStoreError(.diskFull))
            presenter.done()
            await settle()
            #expect(view.calls.last == "error contacts.disk-full")
        }
    }

    @Test func answersAfterTheViewHasLeftAreDropped() async {
        await withSession {
            let (store, view) = (FakeContactStore(), FormViewSpy())
            let presenter = AddContactPresenter(store: store, key: IdempotencyKey()) { _ in }
            presenter.attachView(view)
            presenter.draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
            store.hold()
            presenter.done()
            await settle()
            presenter.detachView()
            store.release()
            await settle()
            #expect(view.calls == ["unsaved true", "saving true"])
        }
    }
}
