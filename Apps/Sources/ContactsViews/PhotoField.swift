public import Belvedere
public import BelvedereBinding
import ContactsModel
import ContactsShared

/// A picture to choose or to take away, as one control: its value is the address of the picture, empty for none.
///
/// ```swift
/// let photo = PhotoField()
/// photo.bind(viewModel.photo)
/// ```
public final class PhotoField: Stack {
    private let picture = Avatar("", size: .large)
    private let chooser: FileField
    private let message = Label(style: .error)
    private let remove: Button
    private var handler: (String) -> Void = { _ in }

    /// A control without a picture.
    public init() {
        weak var field: PhotoField?
        chooser = FileField(ContactsTexts.choosePhoto, accepts: [".jpg", ".jpeg", ".png", ".gif", ".webp", "image/*"]) {
            field?.take($0.bytes)
        }
        remove = Button(ContactsTexts.removePhoto, role: .destructive) { field?.change(to: "") }
        super.init(
            .vertical, style: .group,
            [
                Label(ContactsTexts.photo, style: .headline), Stack(.horizontal, alignment: .center, picture, chooser, remove), message,
            ])
        field = self
        arrange()
    }

    /// The address of the picture.
    public var value = "" { didSet { if value != oldValue { arrange() } } }

    /// Has `handler` called with the address when a person has chosen a picture or taken it away; not for what the app sets.
    public func onChange(_ handler: @escaping (String) -> Void) { self.handler = handler }

    /// Keeps the control and a value the same. It takes the handler of ``onChange(_:)``.
    public func bind(_ address: Dynamic<String>) {
        onChange { address.value = $0 }
        address.bindAndFire(to: self, \.value)
    }

    private func take(_ bytes: [UInt8]) {
        guard let address = ContactPhoto.address(of: bytes) else {
            message.text = ContactsTexts.photoRefused
            message.isHidden = false
            return
        }
        change(to: address)
    }

    private func change(to address: String) {
        value = address
        message.isHidden = true
        handler(address)
    }

    private func arrange() {
        picture.picture = value.isEmpty ? nil : value
        picture.isHidden = value.isEmpty
        remove.isHidden = value.isEmpty
        if message.text.isEmpty { message.isHidden = true }
    }
}
