import Belvedere
import BelvedereTesting
import PatternModel
import Testing

@testable import PatternVIPER

/// The order of calls in the module of the article. The spies are between the parts: each records a call and passes it on.
struct CircleOfVIPERTests {
    @Test func theListIsLoadedInACircle() async {
        await withSession {
            let module = RecordedModule(ContactLocalDataManager([("Ada", "Lovelace")]))
            module.view.presenter = module.presenterSpy
            module.view.viewDidLoad()
            await settle()
            #expect(
                module.calls.all == [
                    "presenter.viewDidLoad", "interactor.retrieveContacts", "presenter.didRetrieveContacts",
                    "view.reloadInterface Ada Lovelace",
                ])
        }
    }

    @Test func theFormAnswersByItsDelegate() async {
        await withSession {
            let module = RecordedModule(ContactLocalDataManager())
            let form = AddContactPresenter()
            let interactor = AddContactInteractor()
            interactor.localDatamanager = ContactListLocalDataManager(store: ContactLocalDataManager())
            form.interactor = interactor
            form.wireFrame = module.formSpy
            form.delegate = module.presenterSpy
            form.addNewContact(firstName: "Ada", lastName: "Lovelace")
            await settle()
            form.cancelAddContact()
            #expect(
                module.calls.all == [
                    "form.dismiss", "presenter.didAddContact", "view.didInsertContact Ada Lovelace", "form.dismiss",
                    "presenter.didCancelAddContact",
                ])
        }
    }
}

/// The calls, in their order.
private final class Calls {
    var all: [String] = []
}

/// The module with spies between its parts.
private final class RecordedModule {
    let calls = Calls()
    let view = ContactListView()
    let presenterSpy: PresenterSpy
    let formSpy: FormSpy
    private let viewSpy: ViewSpy

    init(_ store: any ContactStore) {
        let (presenter, interactor) = (ContactListPresenter(), ContactListInteractor())
        presenterSpy = PresenterSpy(calls, presenter)
        formSpy = FormSpy(calls)
        viewSpy = ViewSpy(calls)
        presenter.attachView(viewSpy)
        presenter.interactor = InteractorSpy(calls, interactor)
        interactor.presenter = presenterSpy
        interactor.localDatamanager = ContactListLocalDataManager(store: store)
    }
}

private final class ViewSpy: ContactListViewProtocol {
    private let calls: Calls

    init(_ calls: Calls) { self.calls = calls }

    func reloadInterface(with contacts: [ContactViewModel]) {
        calls.all.append("view.reloadInterface \(contacts.map(\.fullName).joined(separator: ", "))")
    }

    func didInsertContact(_ contact: ContactViewModel) { calls.all.append("view.didInsertContact \(contact.fullName)") }
    func showFailure() { calls.all.append("view.showFailure") }
}

private final class PresenterSpy: ContactListPresenterProtocol, ContactListInteractorOutputProtocol, AddModuleDelegate {
    private let calls: Calls
    private let presenter: ContactListPresenter

    init(_ calls: Calls, _ presenter: ContactListPresenter) {
        self.calls = calls
        self.presenter = presenter
    }

    func viewDidLoad() {
        calls.all.append("presenter.viewDidLoad")
        presenter.viewDidLoad()
    }

    func addNewContact(from view: any ContactListViewProtocol) {
        calls.all.append("presenter.addNewContact")
        presenter.addNewContact(from: view)
    }

    func didRetrieveContacts(_ contacts: [Contact]) {
        calls.all.append("presenter.didRetrieveContacts")
        presenter.didRetrieveContacts(contacts)
    }

    func didFail() {
        calls.all.append("presenter.didFail")
        presenter.didFail()
    }

    func didAddContact(_ contact: Contact) {
        calls.all.append("presenter.didAddContact")
        presenter.didAddContact(contact)
    }

    func didCancelAddContact() {
        calls.all.append("presenter.didCancelAddContact")
        presenter.didCancelAddContact()
    }
}

private final class InteractorSpy: ContactListInteractorInputProtocol {
    private let calls: Calls
    private let interactor: ContactListInteractor

    init(_ calls: Calls, _ interactor: ContactListInteractor) {
        self.calls = calls
        self.interactor = interactor
    }

    func retrieveContacts() {
        calls.all.append("interactor.retrieveContacts")
        interactor.retrieveContacts()
    }
}

private final class FormSpy: AddContactWireFrameProtocol {
    private let calls: Calls

    init(_ calls: Calls) { self.calls = calls }

    func dismissAddContactScreen() { calls.all.append("form.dismiss") }
}
