public import ContactsModel

/// The settings of the list: the search text and the sort order. They are in the address of the screen, such as
/// `/by-last-name.find-zimmer`, so that a person can reload the page and share its address.
///
/// ```swift
/// ContactListSetting(search: "zi", order: .lastName).text          // "by-last-name.find-zi"
/// ```
public nonisolated struct ContactListSetting: Codable, Hashable, Sendable {
    /// The longest search text in an address. A longer text is cut.
    public static let longestSearch = 100

    private static let byLastName = "by-last-name"
    private static let find = "find-"

    /// The search text, empty for all contacts.
    public let search: String
    /// The sort order of the list: by first or by last name.
    public let order: ContactOrder

    /// Creates settings, by default all contacts by first name.
    public init(search: String = "", order: ContactOrder = .firstName) {
        self.search = String(search.unicodeScalars.prefix(Self.longestSearch))
        self.order = order
    }

    /// Returns settings with the same order and another search text.
    public func searching(_ text: String) -> ContactListSetting { ContactListSetting(search: text, order: order) }

    /// Returns settings with the same search text and another order.
    public func sorted(by order: ContactOrder) -> ContactListSetting { ContactListSetting(search: search, order: order) }

    /// The settings as a component of an address, empty for the default settings.
    public var text: String {
        // The search text comes last, because it may contain dots.
        [order == .lastName ? Self.byLastName : "", search.isEmpty ? "" : Self.find + search].filter { !$0.isEmpty }.joined(separator: ".")
    }

    /// Parses a ``text`` of an address. Returns nil for a text that this type would not write, because anyone can type an address.
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
