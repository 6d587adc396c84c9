/// A link in the bar above the pages of a host: a text and an address.
///
/// ```swift
/// let home = FrameEntry("All apps", address: "/")
/// let inspector = FrameEntry("Inspector", address: "?inspect")
/// let code = FrameEntry("Code of this screen") { place in "/code/\(place.screen)" }
/// ```
public struct FrameEntry: Sendable {
    enum Target: Sendable {
        case address(String)
        case finding(@Sendable (FramePlace) -> String?)
    }

    /// What the link says.
    public var title: String
    /// Whether the link stands for what is shown now.
    public var isCurrent: Bool
    let target: Target

    /// A link to an address.
    ///
    /// - Parameters:
    ///   - title: what the link says.
    ///   - address: where it leads: a path of this server, or an address elsewhere. One that begins with a question mark means
    ///     the screen that is shown when the link is followed, whichever that is by then.
    ///   - isCurrent: whether it stands for what is shown now.
    public init(_ title: String, address: String, isCurrent: Bool = false) {
        self.title = title
        self.isCurrent = isCurrent
        target = .address(address)
    }

    /// A link that depends on the screen which is shown when it is followed.
    ///
    /// - Parameters:
    ///   - title: what the link says.
    ///   - find: the address for a place. `nil` leaves the person where they are.
    public init(_ title: String, find: @escaping @Sendable (FramePlace) -> String?) {
        self.title = title
        isCurrent = false
        target = .finding(find)
    }
}
