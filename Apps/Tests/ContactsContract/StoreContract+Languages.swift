internal import BelvedereCore
internal import ContactsModel
internal import Testing

extension StoreContract {
    /// The languages that a store must offer in the tests of the contract.
    public static let languages = ["ar", "de", "fa", "hi", "sv", "zh-Hans"]

    /// The promises for people of several languages. A platform that does not distinguish languages has one order for all of them.
    static var clausesOfLanguages: [Clause] {
        #if os(Linux)
        [
            Clause("people of each language find a name where their alphabet has it", peopleOfEachLanguageFindANameWhereTheirAlphabetHasIt),
            Clause("a list of each language is read as the store's own is", aListOfEachLanguageIsReadAsTheStoresOwnIs),
            Clause("a write comes to its place in the list of each language", aWriteComesToItsPlaceInTheListOfEachLanguage),
            Clause("an import comes to its places in the list of each language", anImportComesToItsPlacesInTheListOfEachLanguage),
            Clause("a language that is not offered has the store's own order", aLanguageThatIsNotOfferedHasTheStoresOwnOrder),
        ]
        #else
        []
        #endif
    }

    private static func query(_ search: String, _ order: ContactOrder, _ language: String?) -> ContactQuery {
        ContactQuery(search: search, order: order, language: language)
    }

    /// The expected content of a list, computed without a store.
    private static func expected(_ contacts: [Contact], in query: ContactQuery, _ collations: ContactCollations) -> [Contact] {
        let collation = collations[query.language]
        return contacts.filter { query.matches($0.content) }.sorted { collation.areInOrder($0, $1, by: query.order) }
    }

    private static func sections(of contacts: [Contact], in query: ContactQuery, _ collations: ContactCollations) -> [ContactSection] {
        let collation = collations[query.language]
        let numbers = contacts.map { collation.key(of: $0.content.name, by: query.order).section }
        return Dictionary(grouping: numbers, by: { $0 }).sorted { $0.key < $1.key }
            .map { ContactSection(id: $0.key, title: collation.title(ofSection: $0.key), count: $0.value.count) }
    }

    private static func peopleOfEachLanguageFindANameWhereTheirAlphabetHasIt(_ store: any ContactStore) async throws {
        for first in ["Zoe", "Åsa", "Anna", "وحید", "هدی", "كريم", "کاوه", "किरण"] {
            _ = try await store.create(ContactDraft(firstName: first, lastName: "X"))
        }
        for last in ["王", "李", "陈"] { _ = try await store.create(ContactDraft(firstName: "明", lastName: last)) }
        func check(_ language: String?, _ names: [String], _ letters: [String]) async throws {
            let query = query("", .firstName, language)
            let contacts = try await store.page(of: query, offset: 0, limit: 100).contacts
            let comment = Comment(rawValue: language ?? "own")
            let wanted = contacts.filter { contact in names.contains { contact.fullName.hasPrefix($0) } }
            #expect(wanted.compactMap { contact in names.first { contact.fullName.hasPrefix($0) } } == names, comment)
            let titles = try await store.sections(of: query).sections.map(\.title)
            #expect(titles.filter(letters.contains) == letters, comment)
            for contact in wanted {
                let row = try await store.insertionIndex(of: contact.content.name, id: contact.id, in: query)
                #expect(contacts[row] == contact)
            }
        }
        try await check(nil, ["Anna", "Åsa", "Zoe", "किरण"], ["A", "Z", "क"])
        try await check("de", ["Anna", "Åsa", "Zoe"], ["A", "Z"])
        // Å is a separate letter after Z.
        try await check("sv", ["Anna", "Zoe", "Åsa"], ["A", "Z", "Å"])
        // Vav comes before he, and the Arabic kaf is another form of the Persian one.
        try await check("fa", ["کاوه", "كريم", "وحید", "هدی", "Anna"], ["ک", "و", "ه", "A"])
        try await check("ar", ["كريم", "کاوه", "هدی", "وحید", "Anna"], ["ك", "ه", "و", "A"])
        try await check("hi", ["किरण", "Anna"], ["क", "A"])
        // By sound: Chén, Lǐ, Wáng.
        try await check("zh-Hans", ["陈明", "李明", "王明"], ["C", "L", "W"])
    }

    private static func aListOfEachLanguageIsReadAsTheStoresOwnIs(_ store: any ContactStore) async throws {
        var random = Seeded()
        let created = try await store.create(
            (0..<150).map { number in
                RandomContacts.draft(in: RandomContacts.Script.allCases[number % RandomContacts.Script.allCases.count], using: &random)
            })
        for language in [nil] + languages {
            for search in ["", "a", "abc"] {
                for order in ContactOrder.allCases {
                    let query = query(search, order, language)
                    let expected = expected(created, in: query, store.collations)
                    let comment = Comment(rawValue: "\(random) \(language ?? "own") “\(search)” \(order)")
                    var byCursor: [Contact] = []
                    var cursor: ContactCursor?
                    repeat {
                        let page = try await store.page(of: query, after: cursor, limit: 70)
                        byCursor += page.contacts
                        cursor = page.next
                    } while cursor != nil
                    #expect(byCursor == expected, comment)
                    for offset in [0, 80] {
                        let page = try await store.page(of: query, offset: offset, limit: 20)
                        #expect(page.contacts == Array(expected.dropFirst(offset).prefix(20)), comment)
                        #expect(page.total == expected.count, comment)
                    }
                    let sections = try await store.sections(of: query).sections
                    #expect(sections == Self.sections(of: expected, in: query, store.collations), comment)
                }
            }
        }
    }

    private static func aWriteComesToItsPlaceInTheListOfEachLanguage(_ store: any ContactStore) async throws {
        var random = Seeded()
        let queries = ([nil] + languages).flatMap { [query("", .firstName, $0), query("", .lastName, $0), query("a", .firstName, $0)] }
        // A store maintains the order of a language after the first query in it.
        for query in queries { _ = try await store.page(of: query, offset: 0, limit: 1) }
        var followers = queries.map { ListFollower(changes: store.changes(in: $0).makeAsyncIterator()) }
        var model: [Contact] = []
        for _ in 0..<40 {
            let script = RandomContacts.Script.allCases.randomElement(using: &random) ?? .latin
            let draft = RandomContacts.draft(in: script, using: &random)
            let index = model.indices.randomElement(using: &random)
            switch (Int.random(in: 0..<10, using: &random), index) {
            case (5..<8, let index?): model[index] = try await store.update(model[index], to: draft)
            case (8..., let index?): try await store.delete(model.remove(at: index))
            default: model.append(try await store.create(draft))
            }
        }
        let version = try await store.page(of: .all, offset: 0, limit: 1).version
        for (index, query) in queries.enumerated() {
            try await followers[index].follow(until: version)
            #expect(followers[index].contacts == expected(model, in: query, store.collations), "\(random) \(query)")
        }
    }

    private static func anImportComesToItsPlacesInTheListOfEachLanguage(_ store: any ContactStore) async throws {
        var random = Seeded()
        let queries = ([nil] + languages).map { query("", .firstName, $0) }
        for query in queries { _ = try await store.page(of: query, offset: 0, limit: 1) }
        var model: [Contact] = []
        for count in [20, 110] {
            let script = RandomContacts.Script.allCases.randomElement(using: &random) ?? .latin
            model += try await store.create((0..<count).map { _ in RandomContacts.draft(in: script, using: &random) })
        }
        for query in queries {
            let page = try await store.page(of: query, offset: 0, limit: 1_000)
            let expected = expected(model, in: query, store.collations)
            #expect(page.contacts == expected, "\(random) \(query)")
            #expect(try await store.sections(of: query).sections == sections(of: expected, in: query, store.collations), "\(random)")
        }
    }

    private static func aLanguageThatIsNotOfferedHasTheStoresOwnOrder(_ store: any ContactStore) async throws {
        for name in ["Zoe", "Åsa", "Anna"] { _ = try await store.create(ContactDraft(firstName: name, lastName: "X")) }
        func names(_ language: String?) async throws -> [String] {
            try await store.page(of: query("", .firstName, language), offset: 0, limit: 9).contacts.map(\.firstName)
        }
        for language in ["fi", "xx", "", "zh-TW"] { #expect(try await names(language) == ["Anna", "Åsa", "Zoe"], "\(language)") }
        // A region has the order of its language.
        #expect(try await names("sv-FI") == ["Anna", "Zoe", "Åsa"])
        var changes = store.changes(in: query("", .firstName, "fi")).makeAsyncIterator()
        let bob = try await store.create(ContactDraft(firstName: "Bob", lastName: "X"))
        guard case .edits(let edits) = await changes.next()?.kind, case .inserted(bob, let place) = edits.first else {
            Issue.record("no edits")
            return
        }
        #expect(place.index == 2)
    }
}
