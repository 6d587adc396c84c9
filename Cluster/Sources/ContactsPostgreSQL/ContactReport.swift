internal import ContactsModel
internal import Foundation

/// What one node tells the others of a write.
struct ContactReport: Codable, Sendable {
    /// A place in a list of everybody. Its title is not told, because each node has its own words.
    struct Place: Codable, Sendable {
        let index: Int
        let section: Int
    }

    /// A change of a list of everybody.
    enum Change: Codable, Sendable {
        case inserted(Contact, at: Place)
        case removed(Contact, at: Place)
        case updated(Contact, at: Place)
        case moved(Contact, from: Place, to: Place)
    }

    /// What the lists of everybody by first name see, by their languages; nil if all lists are to read anew.
    let lists: [String: [Change]]?
    /// The words of what was changed, before and after.
    let words: [ContactWords]

    /// - Parameter lists: what each list of everybody by first name sees, by the language of its collation.
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

    /// Reads what a node has written; nil if it was of another version.
    init?(_ payload: [UInt8]) {
        guard let report = try? JSONDecoder().decode(ContactReport.self, from: Data(payload)) else { return nil }
        self = report
    }

    func payload() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }

    /// What lists of this node see. A search that is not touched sees nothing; one that is reads anew, because only the node that
    /// wrote could have counted its rows.
    func kinds(for queries: Set<ContactQuery>, _ collations: ContactCollations) -> [ContactQuery: ContactChangeSet.Kind] {
        guard let lists else { return [:] }
        var kinds: [ContactQuery: ContactChangeSet.Kind] = [:]
        for query in queries {
            let collation = collations[query.language]
            // The report counts the rows of everybody by first name alone.
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
