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
            let presenter = AddContactPresenter(store: store) { hasFinished = true }
            presenter.attachView(view)
            presenter.draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
            presenter.done()
            await settle()
            #expect(store.names == ["Ann Zimmer"])
            #expect(hasFinished)
            #expect(view.calls == ["unsaved true", "saving true", "saving false"])
        }
    }

    @Test func aMissingNameIsToldAndNothingIsSaved() async {
        await withSession {
            let (store, view) = (FakeContactStore(), FormViewSpy())
            let presenter = AddContactPresenter(store: store) { Issue.record("The screen must stay.") }
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
            let presenter = AddContactPresenter(store: store) {}
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
            let presenter = AddContactPresenter(store: store) { Issue.record("The screen must stay.") }
            presenter.attachView(view)
            presenter.draft = ContactDraft(firstName: "Ann", lastName: "Zimmer")
            store.failNext(ContactStoreError(.diskFull))
            presenter.done()
            await settle()
            #expect(view.calls.last == "error contacts.disk-full")
        }
    }

    @Test func whatComesAfterTheViewHasGoneIsDropped() async {
        await withSession {
            let (store, view) = (FakeContactStore(), FormViewSpy())
            let presenter = AddContactPresenter(store: store) {}
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
