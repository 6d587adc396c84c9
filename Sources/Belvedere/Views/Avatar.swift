internal import BelvedereCore

/// A view with the picture of a person or a thing. Without a picture, it shows the initials of the name.
///
/// ```swift
/// let avatar = Avatar("Ada Lovelace")
/// avatar.picture = "/portraits/ada.jpg"
/// ```
///
/// The name is usually next to the avatar, so assistive technology skips the avatar. If it is not, set ``View/accessibilityName``.
public final class Avatar: View {
    /// The size of an avatar.
    nonisolated public enum Size: String, Sendable, Hashable {
        /// As high as two lines of text. For a row of a list.
        case regular
        /// Larger than `regular`. For the top of a screen about one person.
        case large
    }

    /// The name of the person. The initials come from it, and the colour comes from the initials. So a person has the same colour
    /// everywhere, also in an ``ImageView`` that shows the initials.
    public var name: String { didSet { if name != oldValue { initialsChanged() } } }
    /// The initials. With `nil`, they are the first letters of the first and the last word of the name.
    public var initials: String? { didSet { if initials != oldValue { initialsChanged() } } }
    /// The address of the picture: a path on the host's own server, an https address, or the picture itself as a `data:` address. Without
    /// one, or if the picture cannot be loaded, hosts show the initials.
    public var picture: String? { didSet { if picture != oldValue { propertyChanged(Avatar.picture) } } }
    /// The size of the avatar.
    public let size: Size

    /// Creates an avatar.
    ///
    /// - Parameters:
    ///   - name: the name of the person or the thing. The initials come from it.
    ///   - initials: the initials, if they are not those of the name.
    ///   - picture: a path on the host's own server, an https address or a `data:` address; `nil` to show the initials.
    ///   - size: the size of the avatar.
    public init(_ name: String, initials: String? = nil, picture: String? = nil, size: Size = .regular) {
        self.name = name
        self.initials = initials
        self.picture = picture
        self.size = size
        super.init()
    }

    private func initialsChanged() {
        propertyChanged(Avatar.initials)
        propertyChanged(Avatar.hue)
    }

    private var shownInitials: String { initials ?? Avatar.initials(of: name) }

    /// The first letters of the first and the last word of a name, in capitals.
    ///
    /// - Complexity: O(*n*) in the length of the name.
    nonisolated static func initials(of name: String) -> String {
        let words = name.split { $0.isWhitespace || $0 == "-" }.filter { $0.first?.isLetter == true || $0.first?.isNumber == true }
        guard let first = words.first?.first else { return name.first.map { String($0) } ?? "" }
        let last = words.count > 1 ? words[words.count - 1].first.map { String($0) } ?? "" : ""
        return (String(first) + last).uppercased()
    }

    /// Returns the number of one of eight colours, from 0 to 7, computed from the initials.
    nonisolated private static func hue(of initials: String) -> Int { initials.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 8 }

    // MARK: For hosts

    /// Declares the property `initials`, which hosts read to show the view. It is never `nil`: by default it has the initials of the name.
    @_spi(Hosting) nonisolated public static let initials = ViewProperty<Avatar, String>(0, "initials", default: "") {
        $0.shownInitials
    }
    /// Declares the property `hue`, which hosts read to show the view: the number of the colour behind the initials, from 0 to 7.
    @_spi(Hosting) nonisolated public static let hue = ViewProperty<Avatar, Int>(1, "hue", default: 0) { Avatar.hue(of: $0.shownInitials) }
    /// Declares the property `picture`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let picture = ViewProperty<Avatar, String?>(2, "picture", default: nil) { avatar in
        avatar.picture.flatMap { LinkPolicy.allowsPicture(at: $0) ? $0 : nil }
    }

    /// Declares the property `size`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let size = ViewProperty<Avatar, Size>(3, "size", default: .regular) { $0.size }

    @_spi(Hosting) public override var kind: ViewKind { .avatar }
}

@_spi(Hosting) nonisolated extension Avatar.Size: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `Avatar`: the picture of a person or a thing.
    public static let avatar = ViewKind("avatar", role: .image, properties: [Avatar.initials, Avatar.hue, Avatar.picture, Avatar.size])
}
