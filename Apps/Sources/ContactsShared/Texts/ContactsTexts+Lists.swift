package import BelvedereCore
package import ContactsModel

/// What the list says, beyond the texts that stand in the catalogue as they are.
nonisolated extension ContactsTexts {
    /// What a list is sorted by, as a choice.
    package static func name(of order: ContactOrder) -> String {
        switch order {
        case .firstName: firstLast
        case .lastName: lastFirst
        }
    }

    /// How many contacts there are, or how many a search finds.
    package static func count(_ count: Int, isSearching: Bool) -> String { isSearching ? foundCount(count) : contactCount(count) }

    /// Nobody is stored.
    package static var empty: ContentMessage { ContentMessage(nobodyYet, detail: nobodyYetDetail, symbol: .person, action: add) }

    /// Nobody has a name like this.
    package static var nothingFound: ContentMessage { ContentMessage(nobodyFound, detail: nobodyFoundDetail, symbol: .search) }

    /// The store cannot be read, and why.
    package static func unreadable(_ reason: String) -> ContentMessage { ContentMessage(unreadableTitle, detail: reason) }

    /// The contact is not there any more.
    package static var gone: ContentMessage { ContentMessage(goneTitle, detail: goneDetail, symbol: .person) }

    /// Who was deleted, or how many where there are several.
    package static func deleted(_ names: [String]) -> String { names.count == 1 ? deletedName(names[0]) : deletedCount(names.count) }

    /// How many contacts are selected.
    package static func selected(_ count: Int) -> String { count == 0 ? selectSome : selectedCount(count) }
}
