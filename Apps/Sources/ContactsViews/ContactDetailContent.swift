public import Belvedere
public import ContactsModel
public import ContactsShared

/// The pieces of the detail screen: picture, name, numbers and addresses, or that there is nobody.
public final class ContactDetailContent: Stack {
    /// Says that the contact cannot be read, with a way to try again.
    public let failure: EmptyState
    /// Says that the contact is not there.
    public let gone: EmptyState
    /// Turns until something is known.
    public let spinner: Spinner

    private let texts: ContactsTexts
    private let picture = ImageView(.initials(""))
    private let nameLabel = Label(style: .title)
    private let values = Stack()
    private let person: Stack

    /// The pieces, all hidden.
    public init(texts: ContactsTexts, onRetry: @escaping () -> Void) {
        self.texts = texts
        failure = EmptyState(
            texts.storeFailed, symbol: .warning, isError: true, action: Button(texts.retry, action: onRetry)
        )
        gone = EmptyState(texts.gone, detail: texts.goneDetail, symbol: .person)
        spinner = Spinner(texts.loading)
        person = Stack(Stack(.horizontal, picture, nameLabel), values)
        for view in [failure, gone, person] as [View] { view.isHidden = true }
        super.init(.vertical, [spinner, failure, person, gone])
    }

    /// Shows a person.
    public func show(name: String, initials: String, phones: [LabelledValue], mails: [LabelledValue]) {
        person.isHidden = false
        nameLabel.text = name
        picture.picture = .initials(initials)
        values.setViews(
            phones.map { row($0, to: $0.telephoneDestination) } + mails.map { row($0, to: $0.mailDestination) }
        )
    }

    /// Shows nobody.
    public func showNobody() {
        person.isHidden = true
    }

    /// What leads nowhere is plain text: it looks like what it is.
    private func row(_ value: LabelledValue, to destination: String?) -> View {
        let text = destination.map { Link(value.value, to: $0) } ?? Label(value.value)
        return Stack(.horizontal, Label(texts.name(of: value.label), style: .detail), text)
    }
}
