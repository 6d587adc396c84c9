public import Belvedere
public import ContactsModel
import ContactsShared

/// The card of a contact: picture, company and quick actions at the top, and below them one group with a row for each known value, such as
/// a number.
public final class ContactDetailContent: Stack {
    private let head = Stack(.horizontal, alignment: .center, [])
    private let nameLabel = Label(style: .title)
    private let companyLabel = Label(style: .detail)
    private let actions = Stack(.horizontal, [])
    private let rows = Stack(.vertical, style: .group, [])
    private var copy: (String) -> Void = { _ in }

    /// Creates the content. It is empty until ``show(_:)``.
    public init() {
        super.init(.vertical, [head, rows])
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
        actions.setViews(quickActions(of: contact))
        head.setViews([avatar, Stack(.vertical, spacing: .small, nameLabel, companyLabel, actions, remote)])
        let known =
            contact.phones.map { row(.phone, ContactsTexts.phones, $0, to: $0.telephoneDestination, ContactsTexts.call) }
            + contact.mails.map { row(.mail, ContactsTexts.mails, $0, to: $0.mailDestination, ContactsTexts.write) }
            + contact.addresses.map(row)
            + (contact.birthday.map { [row(.calendar, "", ContactsTexts.birthday, [Label(ContactsTexts.day($0))])] } ?? [])
            + (contact.notes.isEmpty ? [] : [row(.info, "", ContactsTexts.notes, [Label(contact.notes)])])
        rows.setViews(known.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [Divider(), $0.element] })
        rows.isHidden = known.isEmpty
    }

    /// Returns the buttons that call or write to the contact, with the first number and address that allow it, and copy the whole card.
    private func quickActions(of contact: ContactDraft) -> [View] {
        func link(_ title: String, _ symbol: Symbol, _ values: [LabelledValue], _ destination: KeyPath<LabelledValue, String?>) -> [View] {
            guard let to = values.lazy.compactMap({ $0[keyPath: destination] }).first else { return [] }
            let link = Link(title, to: to)
            link.symbol = symbol
            return [link]
        }
        let copyCard = Button(ContactsTexts.copyCard, symbol: .copy) { [unowned self] in copy(contact.plainText) }
        return link(ContactsTexts.callSomebody, .phone, contact.phones, \.telephoneDestination)
            + link(ContactsTexts.writeSomebody, .mail, contact.mails, \.mailDestination) + [copyCard]
    }

    /// Returns a row for a value. A value without a link is plain text, so that it does not look like a link.
    private func row(_ symbol: Symbol, _ kind: String, _ value: LabelledValue, to destination: String?, _ action: (String) -> String)
        -> View
    {
        let text: View
        if let destination {
            text = Link(value.value, to: destination)
            text.accessibilityName = action(value.value)
        } else {
            text = Label(value.value)
        }
        return row(symbol, kind, ContactsTexts.name(of: value.label), [text], copying: value.value)
    }

    private func row(_ address: PostalAddress) -> View {
        row(
            .place, ContactsTexts.addresses, ContactsTexts.name(of: address.label), address.lines.map { Label($0) },
            copying: address.lines.joined(separator: "\n"))
    }

    /// Returns a row with a symbol, a caption above some texts, and a button that copies `copied`.
    ///
    /// - Parameter kind: the name of the symbol for assistive technology; empty if the caption says the same.
    private func row(_ symbol: Symbol, _ kind: String, _ caption: String, _ texts: [View], copying copied: String? = nil) -> View {
        let column = Stack(.vertical, spacing: .zero, [Label(caption, style: .detail)] + texts)
        let picture = ImageView(.symbol(symbol), name: kind)
        guard let copied else { return Grid(columns: [.fit, .fill], [picture, column]) }
        return Grid(columns: [.fit, .fill, .fit], [picture, column, copyButton(copied)])
    }

    private func copyButton(_ text: String) -> Button {
        Button(symbol: .copy, name: ContactsTexts.copy(text), role: .cancel) { [unowned self] in copy(text) }
    }
}

extension ContactDraft {
    /// The name, company, numbers and addresses, one per line.
    fileprivate var plainText: String {
        let values = [name.formal, company] + phones.map(\.value) + mails.map(\.value) + addresses.flatMap(\.lines)
        return values.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
