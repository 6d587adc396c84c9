package import BelvedereCore
import BelvedereUIKit
package import ContactsModel
import ContactsShared
package import UIKit

extension UINavigationController {
    /// Shows the Contacts app in VIPER. The wireframes make the modules.
    ///
    /// - Parameters:
    ///   - store: the store of the contacts.
    ///   - device: saves exported files. This app exports none.
    package func showContactsVIPER(store: any ContactStore, device: Device) {
        let router = Router(root: ContactsRoute.list())
        let wireframe = ContactListWireframe(store: store, router: router, device: device)
        bind(router) { wireframe.makeModule(for: $0) }
    }
}
