import ContactsShared
package import UIKit

extension UITableView {
    /// The identifier of the cells for contacts.
    private static let contact = "contact"

    /// Prepares the table for cells of contacts.
    package func registerContacts() { register(UITableViewCell.self, forCellReuseIdentifier: Self.contact) }

    /// The cell of a contact. It is empty while the contact is loaded.
    package func contactCell(at path: IndexPath, name: String?, detail: String?) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: Self.contact, for: path)
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = detail
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}
