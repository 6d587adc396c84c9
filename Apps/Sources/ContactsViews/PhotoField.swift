public import Belvedere
public import BelvedereBinding
import ContactsModel
import ContactsShared

/// A control to choose or remove a picture. Its value is the address of the picture, or empty for none.
///
/// ```swift
/// let photo = PhotoField()
/// photo.bind(viewModel.photo)
/// ```
public final class PhotoField: Stack {
    private let picture = Avatar("", size: .large)
    private let remote = RemotePhoto()
    private let chooser: FileField
    private let message = Label(style: .error)
    private let remove: Button
    private var handler: (String) -> Void = { _ in }

    /// Creates a control without a picture.
    public init() {
        weak var field: PhotoField?
        chooser = FileField(ContactsTexts.choosePhoto, accepts: [".jpg", ".jpeg", ".png", ".gif", ".webp", "image/*"]) {
            field?.take($0.bytes)
        }
        remove = Button(ContactsTexts.removePhoto, role: .destructive) { field?.change(to: "") }
        super.init(
            .vertical, style: .group,
            [
                Label(ContactsTexts.photo, style: .headline), Stack(.horizontal, alignment: .center, picture, chooser, remove), remote,
                message,
            ])
        field = self
        arrange()
    }

    /// The address of the picture.
    public var value = "" { didSet { if value != oldValue { arrange() } } }

    /// Calls `handler` with the new address after the person has chosen or removed a picture. It is not called when the app sets it.
    public func onChange(_ handler: @escaping (String) -> Void) { self.handler = handler }

    /// Binds the control to a dynamic in both directions. This replaces the handler of ``onChange(_:)``.
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
        let isEmbedded = ContactPhoto.isEmbedded(value)
        picture.picture = isEmbedded ? value : nil
        picture.isHidden = !isEmbedded
        remote.address = value
        remove.isHidden = value.isEmpty
        if message.text.isEmpty { message.isHidden = true }
    }
}
