internal import BelvedereCore

/// A picture: a symbol by name, initials, or an address of an image the host can load.
///
/// ```swift
/// let portrait = ImageView(.initials("AL"), name: "Ann Lee")
/// ```
///
/// A picture without a name is decoration, and assistive technology passes it by.
public final class ImageView: View {
    /// What is shown.
    nonisolated public enum Picture: Sendable, Hashable {
        /// One or two letters that stand for a person.
        case initials(String)
        /// A symbol that every host draws in its own style.
        case symbol(Symbol)
        /// A path on the host's own server or an https address. Anything else is not loaded.
        case address(String)
        /// Two pictures of the same thing, one for light pages and one for dark ones.
        case addresses(light: String, dark: String)
    }

    /// What is shown.
    public var picture: Picture { didSet { if picture != oldValue { propertyChanged(ImageView.picture) } } }

    /// A picture, or a symbol.
    ///
    /// - Parameters:
    ///   - picture: what is shown.
    ///   - name: what assistive technology says of it; empty for decoration, which it passes by.
    public init(_ picture: Picture, name: String = "") {
        self.picture = picture
        super.init()
        accessibilityName = name
    }

    /// The picture, if hosts load it.
    private var loadedPicture: Picture? {
        let addresses =
            switch picture {
            case .address(let address): [address]
            case .addresses(let light, let dark): [light, dark]
            case .initials, .symbol: [] as [String]
            }
        return addresses.allSatisfy(LinkPolicy.allowsPicture(at:)) ? picture : nil
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
