internal import BelvedereCore

/// The picture of a person or a thing, or its initials where there is none.
///
/// ```swift
/// let avatar = Avatar("Ada Lovelace")
/// avatar.picture = "/portraits/ada.jpg"
/// ```
///
/// The name mostly stands beside it, so assistive technology passes the avatar by. Set ``View/accessibilityName`` where it does not.
public final class Avatar: View {
    /// How large it is.
    nonisolated public enum Size: String, Sendable, Hashable {
        /// As high as two lines, for a row.
        case regular
        /// For the head of a person's own screen.
        case large
    }

    /// Whose picture it is. The initials come from it, and so does their colour: the same name always has the same.
    public var name: String {
        didSet {
            if name == oldValue { return }
            propertyChanged(Avatar.initials)
            propertyChanged(Avatar.hue)
        }
    }
    /// A path on the host's own server, an https address, or the picture itself as a `data:` address; without one, or where it cannot be loaded, the initials are seen.
    public var picture: String? { didSet { if picture != oldValue { propertyChanged(Avatar.picture) } } }
    /// How large it is.
    public let size: Size

    /// The picture of a person or a thing.
    ///
    /// - Parameters:
    ///   - name: whose picture it is. The initials come from it.
    ///   - picture: a path on the host's own server, an https address or a `data:` address; `nil` to show the initials.
    ///   - size: how large it is.
    public init(_ name: String, picture: String? = nil, size: Size = .regular) {
        self.name = name
        self.picture = picture
        self.size = size
        super.init()
    }

    /// The first letters of the first and the last word of a name, in capitals.
    ///
    /// - Complexity: O(*n*) in the length of the name.
    nonisolated static func initials(of name: String) -> String {
        let words = name.split { $0.isWhitespace || $0 == "-" }.filter { $0.first?.isLetter == true || $0.first?.isNumber == true }
        guard let first = words.first?.first else { return name.first.map { String($0) } ?? "" }
        let last = words.count > 1 ? words[words.count - 1].first.map { String($0) } ?? "" : ""
        return (String(first) + last).uppercased()
    }

    /// One of eight colours.
    nonisolated private static func hue(of name: String) -> Int { name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % 8 }

    // MARK: What hosts know of it

    /// The initials, as hosts are told them.
    @_spi(Hosting) nonisolated public static let initials = ViewProperty<Avatar, String>(0, "initials", default: "") {
        Avatar.initials(of: $0.name)
    }
    /// Which of eight colours the initials have.
    @_spi(Hosting) nonisolated public static let hue = ViewProperty<Avatar, Int>(1, "hue", default: 0) { Avatar.hue(of: $0.name) }
    /// `picture`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let picture = ViewProperty<Avatar, String?>(2, "picture", default: nil) { avatar in
        avatar.picture.flatMap { LinkPolicy.allowsPicture(at: $0) ? $0 : nil }
    }

    /// `size`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let size = ViewProperty<Avatar, Size>(3, "size", default: .regular) { $0.size }

    @_spi(Hosting) public override var kind: ViewKind { .avatar }
}

@_spi(Hosting) nonisolated extension Avatar.Size: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The picture of a person or a thing.
    public static let avatar = ViewKind("avatar", role: .image, properties: [Avatar.initials, Avatar.hue, Avatar.picture, Avatar.size])
}
