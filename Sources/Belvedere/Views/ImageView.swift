internal import BelvedereCore

/// A picture: a symbol by name, initials, or an address of an image the host can load.
///
/// ```swift
/// let portrait = ImageView(.initials("AL"), name: "Ann Lee")
/// ```
///
/// A picture without a name is decoration, and assistive technology passes it by.
public final class ImageView: View {
    nonisolated public enum Picture: Sendable, Hashable {
        /// One or two letters that stand for a person.
        case initials(String)
        /// A symbol that every host draws in its own style.
        case symbol(Symbol)
        /// A path on the host's own server or an https address. Anything else is not loaded.
        case address(String)
    }

    public var picture: Picture { didSet { if picture != oldValue { propertyChanged(ImageView.picture) } } }

    public init(_ picture: Picture, name: String = "") {
        self.picture = picture
        super.init()
        accessibilityName = name
    }

    /// The picture, if hosts load it.
    private var loadedPicture: Picture? {
        if case .address(let address) = picture, !LinkPolicy.allowsPicture(at: address) { return nil }
        return picture
    }

    // MARK: What hosts know of it

    /// `picture`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let picture = ViewProperty<ImageView, Picture?>(
        0, "picture", default: nil
    ) { $0.loadedPicture }

    @_spi(Hosting) public override var kind: ViewKind { .image }
}

@_spi(Hosting) nonisolated extension ImageView.Picture: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// A picture.
    public static let image = ViewKind(
        "image", role: .image, properties: [ImageView.picture]
    )
}
