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

    public var picture: Picture { didSet { if picture != oldValue { propertyChanged(.image) } } }

    public init(_ picture: Picture, name: String = "") {
        self.picture = picture
        super.init()
        accessibilityName = name
    }

    override var kind: ViewKind { .image }
    override class var properties: [Property] { [.image] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .image:
            switch picture {
            case .initials(let letters): .texts(["initials", letters])
            case .symbol(let symbol): .texts(["symbol", symbol.rawValue])
            case .address(let address): LinkPolicy.allowsPicture(at: address) ? .texts(["address", address]) : nil
            }
        default: super.value(of: property)
        }
    }
}
