public import Belvedere

/// A row of the list: initials and full name.
public final class ContactCell: Stack {
    private let picture = ImageView(.initials(""))
    private let nameLabel = Label(style: .headline)

    /// An empty cell, to be filled by ``show(name:initials:)``.
    public init() {
        super.init(.horizontal, [picture, nameLabel])
    }

    /// Shows a contact.
    public func show(name: String, initials: String) {
        nameLabel.text = name
        picture.picture = .initials(initials)
    }
}
