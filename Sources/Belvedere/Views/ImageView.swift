internal import BelvedereCore

/// A picture: a symbol, initials, or the address of an image that the host can load.
///
/// ```swift
/// let portrait = ImageView(.initials("AL"), name: "Ann Lee")
/// ```
///
/// A picture without a name is decoration, and assistive technology skips it.
public final class ImageView: View {
    /// The content of an image view.
    nonisolated public enum Picture: Sendable, Hashable {
        /// One or two letters instead of the picture of a person.
        case initials(String)
        /// A symbol. Each host draws it in its own style.
        case symbol(Symbol)
        /// A path on the host's own server, an https address, or the picture itself as a `data:` address: a JPEG, PNG, GIF or WebP
        /// picture in base64. Hosts load no other address; see `LinkPolicy.allowsPicture(at:)`.
        case address(String)
        /// The addresses of two pictures of the same thing: one for light pages and one for dark pages.
        case addresses(light: String, dark: String)
    }

    /// The shown picture.
    public var picture: Picture { didSet { if picture != oldValue { propertyChanged(ImageView.picture) } } }

    /// Creates an image view.
    ///
    /// - Parameters:
    ///   - picture: the picture to show.
    ///   - name: the name for assistive technology; empty for decoration, which assistive technology skips.
    public init(_ picture: Picture, name: String = "") {
        self.picture = picture
        super.init()
        accessibilityName = name
    }

    /// The picture; `nil` if `LinkPolicy` does not allow hosts to load its address.
    private var loadedPicture: Picture? {
        let addresses =
            switch picture {
            case .address(let address): [address]
            case .addresses(let light, let dark): [light, dark]
            case .initials, .symbol: [] as [String]
            }
        return addresses.allSatisfy(LinkPolicy.allowsPicture(at:)) ? picture : nil
    }

    // MARK: For hosts

    /// Declares the property `picture`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let picture = ViewProperty<ImageView, Picture?>(
        0, "picture", default: nil
    ) { $0.loadedPicture }

    @_spi(Hosting) public override var kind: ViewKind { .image }
}

@_spi(Hosting) nonisolated extension ImageView.Picture: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `ImageView`: a picture.
    public static let image = ViewKind(
        "image", role: .image, properties: [ImageView.picture]
    )
}
