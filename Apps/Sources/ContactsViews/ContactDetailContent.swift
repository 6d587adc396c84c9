public import Belvedere
public import ContactsModel
import ContactsShared

/// The content of the detail screen: picture and name at the top, and below them a section for each kind of data that is known, such as
/// numbers, with its actions.
public final class ContactDetailContent: Stack {
    private let head = Stack(.horizontal, alignment: .center, [])
    private let nameLabel = Label(style: .title)
    private let companyLabel = Label(style: .detail)
    private let sections = Stack()
    private var copy: (String) -> Void = { _ in }

    /// Creates the content. It is empty until ``show(_:)``.
    public init() {
        super.init(.vertical, [head, sections])
    }

    /// Calls `handler` with a number or address that the person wants to copy.
    public func onCopy(_ handler: @escaping (String) -> Void) { copy = handler }

    /// Shows the data of a contact.
    public func show(_ contact: ContactDraft) {
        // The title of the screen already shows the plain name, so show this label only for a name with prefix or suffix.
        nameLabel.text = contact.name.formal
        nameLabel.isHidden = contact.name.formal == contact.name.full
        companyLabel.text = contact.company
        companyLabel.isHidden = contact.company.isEmpty || contact.company == contact.name.full
        let avatar = Avatar(
            contact.name.full, initials: contact.name.initials,
            picture: ContactPhoto.isEmbedded(contact.photo) ? contact.photo : nil, size: .large
        )
        let remote = RemotePhoto()
        remote.address = contact.photo
        head.setViews([avatar, Stack(.vertical, spacing: .small, nameLabel, companyLabel, remote)])
        let known: [(String, [View])] = [
            (ContactsTexts.phones, contact.phones.map { row(.phone, $0, to: $0.telephoneDestination, ContactsTexts.call) }),
            (ContactsTexts.mails, contact.mails.map { row(.mail, $0, to: $0.mailDestination, ContactsTexts.write) }),
            (ContactsTexts.addresses, contact.addresses.map(row)),
            (ContactsTexts.birthday, contact.birthday.map { [plain(.calendar, ContactsTexts.day($0))] } ?? []),
            (ContactsTexts.notes, contact.notes.isEmpty ? [] : [plain(.info, contact.notes)]),
        ]
        sections.setViews(known.filter { !$0.1.isEmpty }.map { Section($0.0, $0.1) })
    }

    /// Returns a row for a value. A value without a link is plain text, so that it does not look like a link.
    private func row(_ symbol: Symbol, _ value: LabelledValue, to destination: String?, _ action: (String) -> String) -> View {
        let text: View
        if let destination {
            text = Link(value.value, to: destination)
            text.accessibilityName = action(value.value)
        } else {
            text = Label(value.value)
        }
        return Stack(
            .horizontal, alignment: .center, ImageView(.symbol(symbol)),
            Stack(.vertical, spacing: .zero, Label(ContactsTexts.name(of: value.label), style: .detail), text), Spacer(),
            copyButton(value.value)
        )
    }

    private func row(_ address: PostalAddress) -> View {
        let lines = address.lines.map { Label($0) }
        return Stack(
            .horizontal, alignment: .center, ImageView(.symbol(.place)),
            Stack(.vertical, spacing: .zero, [Label(ContactsTexts.name(of: address.label), style: .detail)] + lines), Spacer(),
            copyButton(address.lines.joined(separator: "\n"))
        )
    }

    private func plain(_ symbol: Symbol, _ text: String) -> View {
        Stack(.horizontal, alignment: .center, ImageView(.symbol(symbol)), Label(text))
    }

    private func copyButton(_ text: String) -> Button {
        Button(symbol: .copy, name: ContactsTexts.copy(text)) { [unowned self] in copy(text) }
    }
}
