import BelvedereCore
import BelvedereUIKit
package import ContactsModel
import ContactsShared
package import UIKit

/// The data of a contact, one line for each known value.
package final class ContactCard {
    package let view = UIStackView()

    package init() {
        view.axis = .vertical
        view.spacing = 8
    }

    /// Shows the data of a contact in place of the former ones.
    package func show(_ contact: ContactDraft) {
        for line in view.arrangedSubviews { line.removeFromSuperview() }
        let numbers = (contact.phones + contact.mails).map { [ContactsTexts.name(of: $0.label), $0.value] }
        let addresses = contact.addresses.map { [ContactsTexts.name(of: $0.label), $0.lines.joined(separator: "\n")] }
        let others = [contact.birthday.map { [ContactsTexts.birthday, ContactsTexts.day($0)] }, [ContactsTexts.notes, contact.notes]]
        let lines = [[contact.company]] + numbers + addresses + others.compactMap { $0 }
        for line in lines where line.last?.isEmpty == false {
            for text in line {
                let label = UILabel(style: .body)
                label.text = text
                view.addArrangedSubview(label)
            }
        }
    }
}
