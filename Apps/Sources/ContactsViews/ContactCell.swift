public import Belvedere

/// A row of the list: the initials, the full name, and below it a number, a mail address or the company.
public final class ContactCell: Stack {
    private let picture = ImageView(.initials(""))
    private let nameLabel = Label(style: .headline)
    private let detailLabel = Label(style: .detail)

    /// Creates an empty cell. Fill it with ``show(name:initials:detail:)``.
    public init() {
        super.init(.horizontal, [picture, Stack(.vertical, spacing: .none, nameLabel, detailLabel)])
    }

    /// Shows the texts of a contact.
    public func show(name: String, initials: String, detail: String) {
        nameLabel.text = name
        detailLabel.text = detail
        detailLabel.isHidden = detail.isEmpty
        picture.picture = .initials(initials)
    }
}
