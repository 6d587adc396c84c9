public import ContactsModel

/// How the list is set: what a person looks for, and the order. It stands in the address, so that it can be reloaded and shared:
/// `/by-last-name.find-zimmer`.
///
/// ```swift
/// ContactListSetting(search: "zi", order: .lastName).text          // "by-last-name.find-zi"
/// ```
public nonisolated struct ContactListSetting: Codable, Hashable, Sendable {
    /// The longest search that an address keeps. A longer one is cut.
    public static let longestSearch = 100

    private static let byLastName = "by-last-name"
    private static let find = "find-"

    /// What a person looks for; empty for everybody.
    public let search: String
    /// By which name the list is sorted.
    public let order: ContactOrder

    /// Everybody by first name, unless told otherwise.
    public init(search: String = "", order: ContactOrder = .firstName) {
        self.search = String(search.prefix(Self.longestSearch))
        self.order = order
    }

    /// The same order with another search.
    public func searching(_ text: String) -> ContactListSetting { ContactListSetting(search: text, order: order) }

    /// The same search in another order.
    public func sorted(by order: ContactOrder) -> ContactListSetting { ContactListSetting(search: search, order: order) }

    /// The setting as a part of an address; empty for the list as it begins.
    public var text: String {
        // A search may hold dots, so it stands last.
        [order == .lastName ? Self.byLastName : "", search.isEmpty ? "" : Self.find + search].filter { !$0.isEmpty }.joined(separator: ".")
    }

    /// Reads what ``text`` writes, and nothing else: an address comes from anybody.
    public init?(_ text: String) {
        var (rest, order) = (text[...], ContactOrder.firstName)
        if rest.hasPrefix(Self.byLastName) {
            order = .lastName
            rest = rest.dropFirst(Self.byLastName.count)
            if rest.first == "." { rest = rest.dropFirst() }
        }
        self.init(search: rest.hasPrefix(Self.find) ? String(rest.dropFirst(Self.find.count)) : "", order: order)
        guard !text.isEmpty, self.text == text else { return nil }
    }
}
