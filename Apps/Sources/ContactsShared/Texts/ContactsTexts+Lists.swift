package import BelvedereCore
package import ContactsModel

/// The texts of the list screen that consist of several texts of the String Catalog.
nonisolated extension ContactsTexts {
    /// Returns the name of a sort order for the picker of the order.
    package static func name(of order: ContactOrder) -> String {
        switch order {
        case .firstName: firstLast
        case .lastName: lastFirst
        }
    }

    /// Returns the text with the number of contacts: of all, or of those that a search has found.
    package static func count(_ count: Int, isSearching: Bool) -> String { isSearching ? foundCount(count) : contactCount(count) }

    /// The content message for a store without contacts.
    package static var empty: ContentMessage { ContentMessage(nobodyYet, detail: nobodyYetDetail, symbol: .person, action: add) }

    /// The content message for a search that found no contact.
    package static var nothingFound: ContentMessage { ContentMessage(nobodyFound, detail: nobodyFoundDetail, symbol: .search) }

    /// Returns the content message for a store that cannot be read, with the reason.
    package static func unreadable(_ reason: String) -> ContentMessage { ContentMessage(unreadableTitle, detail: reason) }

    /// The content message for a contact that no longer exists.
    package static var gone: ContentMessage { ContentMessage(goneTitle, detail: goneDetail, symbol: .person) }

    /// Returns the message after a deletion. It contains the name of one deleted contact, or the number of several.
    package static func deleted(_ names: [String]) -> ToastText {
        names.count == 1 ? .naming(names[0], deletedName) : .words(deletedCount(names.count))
    }

    /// Returns the text with the number of selected contacts.
    package static func selected(_ count: Int) -> String { count == 0 ? selectSome : selectedCount(count) }
}
