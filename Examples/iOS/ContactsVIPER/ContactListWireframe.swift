import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import ContactsModel
import ContactsShared
import ContactsVIPERModel
import UIKit

/// Creates the objects of the list and add modules, and opens the other modules through the router.
final class ContactListWireframe: Wireframe, ContactListNavigation {
    private let store: any ContactStore
    private let router: Router<ContactsRoute>
    private let device: Device
    private weak var presenter: ContactListPresenter?
    private weak var detail: ContactDetailWireframe?

    init(store: any ContactStore, router: Router<ContactsRoute>, device: Device) {
        self.store = store
        self.router = router
        self.device = device
    }

    /// Makes the module of a route.
    func makeModule(for route: ContactsRoute) -> UIViewController? {
        switch route {
        case .list: return makeList()
        case .add(let key): return makeAdd(key)
        case .detail(let id):
            let wireframe = ContactDetailWireframe(id: id, store: store, router: router)
            detail = wireframe
            return wireframe.makeModule(delegate: presenter)
        case .edit(let key): return detail?.makeEdit(key)
        }
    }

    func showAddContact() { router.present(.add()) }
    func closeAddContact() { router.dismiss() }
    func showContact(_ id: Contact.ID) { router.show(id) }
    var shownContact: Derived<Contact.ID?> { router.shownContact }
    var setting: Derived<ContactListSetting> { router.setting }
    func set(_ setting: ContactListSetting) { router.set(setting) }
    func closeContact() { router.popToRoot() }

    private func makeList() -> UIViewController {
        let interactor = ContactListInteractor(store: store, device: device, fileName: ContactsTexts.fileName)
        let presenter = ContactListPresenter(interactor: interactor, wireframe: self)
        let view = ContactListView(presenter: presenter)
        self.presenter = presenter
        view.own(interactor)
        return view
    }

    private func makeAdd(_ key: IdempotencyKey) -> UIViewController {
        let interactor = AddContactInteractor(store: store, key: key)
        let view = AddContactView(presenter: AddContactPresenter(interactor: interactor, delegate: presenter))
        view.own(interactor)
        return view
    }
}

/// Creates the objects of the detail and edit modules.
final class ContactDetailWireframe: Wireframe, ContactDetailNavigation {
    private let id: Contact.ID
    private let store: any ContactStore
    private let router: Router<ContactsRoute>
    private weak var presenter: ContactDetailPresenter?

    init(id: Contact.ID, store: any ContactStore, router: Router<ContactsRoute>) {
        self.id = id
        self.store = store
        self.router = router
    }

    func makeModule(delegate: (any ContactDetailModuleDelegate)?) -> UIViewController {
        let interactor = ContactDetailInteractor(id: id, store: store)
        let presenter = ContactDetailPresenter(interactor: interactor, wireframe: self, delegate: delegate)
        let view = ContactDetailView(presenter: presenter)
        self.presenter = presenter
        view.own(interactor)
        return view
    }

    func makeEdit(_ key: IdempotencyKey) -> UIViewController {
        let interactor = EditContactInteractor(id: id, store: store, key: key)
        let view = EditContactView(presenter: EditContactPresenter(interactor: interactor, delegate: presenter))
        view.own(interactor)
        return view
    }

    func showEditContact() { router.present(.edit()) }
    func closeEditContact() { router.dismiss() }
    func closeEditContact(showing id: Contact.ID) { router.closeEdit(showing: id) }
}
