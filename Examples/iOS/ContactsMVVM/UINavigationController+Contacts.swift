package import BelvedereCore
import BelvedereUIKit
package import ContactsModel
import ContactsMVVMModel
import ContactsShared
package import UIKit

extension UINavigationController {
    /// Shows the Contacts app in MVVM. Each view model makes the view models of the next screens.
    ///
    /// - Parameters:
    ///   - store: the store of the contacts.
    ///   - device: saves exported files. This app exports none.
    package func showContactsMVVM(store: any ContactStore, device: Device) {
        let router = Router(root: ContactsRoute.list())
        let contacts = ContactViewModelController(store: store, device: device, fileName: ContactsTexts.fileName)
        bind(router) { [weak self] route in
            switch route {
            case .list: return ContactListViewController(viewModel: contacts, router: router)
            case .add(let key):
                let add = contacts.addContact(key: key) { [router] in router.dismiss() }
                return AddContactViewController(title: ContactsTexts.addTitle, viewModel: add, router: router)
            case .detail(let id):
                let detail = contacts.contact(id) { [router] in router.popToRoot() }
                return ContactDetailViewController(viewModel: detail, router: router)
            case .edit(let key):
                let beneath = self?.topViewController as? ContactDetailViewController
                return beneath.map { EditContactViewController(viewModel: $0.edit(key: key), router: router) }
            }
        }
    }
}
