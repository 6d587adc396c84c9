internal import ContactsModel
internal import Foundation

/// The report of a write that one node (server process) sends to the others.
struct ContactReport: Codable, Sendable {
    /// A position in a list of all contacts. The section's title is not sent, because each node has the titles in its own languages.
    struct Place: Codable, Sendable {
        let index: Int
        let section: Int
    }

    /// A change of a list of all contacts.
    enum Change: Codable, Sendable {
        case inserted(Contact, at: Place)
        case removed(Contact, at: Place)
        case updated(Contact, at: Place)
        case moved(Contact, from: Place, to: Place)
    }

    /// The changes of the lists of all contacts that are sorted by first name. The key is the language of the sort order. It is `nil` if
    /// all lists must read their rows again.
    let lists: [String: [Change]]?
    /// The words of the changed contacts before and after the write, to find the affected searches.
    let words: [ContactWords]

    /// - Parameter lists: the changes of the lists of all contacts that are sorted by first name. The key is the language of the sort
    ///   order.
    init(lists: [String: [ContactChange]]?, words: [ContactWords]) {
        func place(_ place: ContactPlace) -> Place { Place(index: place.index, section: place.section) }
        self.words = words
        self.lists = lists?.mapValues { changes in
            changes.map { change in
                switch change {
                case .inserted(let contact, let at): .inserted(contact, at: place(at))
                case .removed(let contact, let at): .removed(contact, at: place(at))
                case .updated(let contact, let at): .updated(contact, at: place(at))
                case .moved(let contact, let from, let to): .moved(contact, from: place(from), to: place(to))
                }
            }
        }
    }

    /// Reads the report that another node has sent. Returns `nil` if that node has another version of the program.
    init?(_ payload: [UInt8]) {
        guard let report = try? JSONDecoder().decode(ContactReport.self, from: Data(payload)) else { return nil }
        self = report
    }

    func payload() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }

    /// Returns the changes of the lists that are open on this node. A search that the write does not affect has no change. An affected
    /// search reads its rows again, because only the node that made the write could find the positions of the rows.
    func kinds(for queries: Set<ContactQuery>, _ collations: ContactCollations) -> [ContactQuery: ContactChangeSet.Kind] {
        guard let lists else { return [:] }
        var kinds: [ContactQuery: ContactChangeSet.Kind] = [:]
        for query in queries {
            let collation = collations[query.language]
            // The report contains row positions only for lists of all contacts by first name.
            if query.isAll, query.order == .firstName, let changes = lists[collation.language] {
                kinds[query] = .edits(changes.map { Self.change($0, collation) })
            } else {
                kinds[query] = words.contains(where: query.matches) ? .reload : .edits([])
            }
        }
        return kinds
    }

    private static func change(_ change: Change, _ collation: ContactCollation) -> ContactChange {
        func place(_ place: Place) -> ContactPlace {
            ContactPlace(index: place.index, section: place.section, sectionTitle: collation.title(ofSection: place.section))
        }
        return switch change {
        case .inserted(let contact, let at): .inserted(contact, at: place(at))
        case .removed(let contact, let at): .removed(contact, at: place(at))
        case .updated(let contact, let at): .updated(contact, at: place(at))
        case .moved(let contact, let from, let to): .moved(contact, from: place(from), to: place(to))
        }
    }
}
