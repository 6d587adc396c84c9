public import Belvedere
public import ContactsModel
public import ContactsShared

/// What the detail screen shows of a contact: picture, name, numbers and addresses.
public final class ContactDetailContent: Stack {
    private let texts: ContactsTexts
    private let picture = ImageView(.initials(""))
    private let nameLabel = Label(style: .title)
    private let values = Stack(.vertical, style: .group, [])

    /// The pieces, empty.
    public init(texts: ContactsTexts) {
        self.texts = texts
        super.init(.vertical, [Stack(.horizontal, picture, nameLabel), values])
    }

    /// Shows a person.
    public func show(name: String, initials: String, phones: [LabelledValue], mails: [LabelledValue]) {
        nameLabel.text = name
        picture.picture = .initials(initials)
        values.setViews(
            phones.map { row($0, to: $0.telephoneDestination) } + mails.map { row($0, to: $0.mailDestination) }
        )
    }

    /// What leads nowhere is plain text: it looks like what it is.
    private func row(_ value: LabelledValue, to destination: String?) -> View {
        let text = destination.map { Link(value.value, to: $0) } ?? Label(value.value)
        return Stack(.horizontal, Label(texts.name(of: value.label), style: .detail), text)
    }
}
