internal import BelvedereCore
public import ContactsModel
internal import Synchronization
internal import Testing

/// The promises of every store, as tests that run with any store.
///
/// ```swift
/// @Test(arguments: StoreContract.clauses)
/// func itKeeps(_ clause: StoreContract.Clause) async throws {
///     try await clause.check(FakeContactStore())
/// }
/// ```
public enum StoreContract {
    /// One promise.
    public struct Clause: Sendable, CustomStringConvertible {
        /// The promise in words.
        public let description: String
        private let body: @Sendable (any ContactStore) async throws -> Void

        init(_ description: String, _ body: @escaping @Sendable (any ContactStore) async throws -> Void) {
            self.description = description
            self.body = body
        }

        /// Fails the running test if a store breaks the promise.
        ///
        /// - Parameter store: A store without contacts, in the order of English. It offers ``StoreContract/languages``.
        /// - Throws: An unexpected error of the store.
        public func check(_ store: any ContactStore) async throws { try await body(store) }
    }

    /// All clauses of the contract.
    public static let clauses: [Clause] =
        [
            Clause("what was created is there whole", aCreatedContactIsComplete),
            Clause("a save is done once for each key and what it saves", aSaveIsDoneOnceForEachKeyAndWhatItSaves),
            Clause("an edit is saved once for each key whatever happened since", anEditIsSavedOnceForEachKeyWhateverHappenedSince),
            Clause("a save that failed is done when it is asked for again", aSaveThatFailedIsDoneWhenItIsAskedForAgain),
            Clause("a whitespace name is refused and nothing is written", aWhitespaceNameIsRefusedAndNothingIsWritten),
            Clause("a card of one name is kept and can be edited", aCardOfOneNameIsKeptAndCanBeEdited),
            Clause("the list by last name is a list of its own", theListByLastNameIsAListOfItsOwn),
            Clause("numbers, mail addresses and company are found", numbersMailAddressesAndCompanyAreFound),
            Clause("a new contact has its place before and after it is there", aNewContactHasItsPlaceBeforeAndAfterItIsThere),
            Clause("a search is a list of its own", aSearchIsAListOfItsOwn),
            Clause("a search without letters finds nobody", aSearchWithoutLettersFindsNobody),
            Clause("pages by row and by cursor tell the same list", pagesByRowAndByCursorTellTheSameList),
            Clause("a later save is told what changed and overwrites nothing", aLaterSaveIsToldWhatChangedAndOverwritesNothing),
            Clause("saving what was deleted elsewhere says so", savingWhatWasDeletedElsewhereSaysSo),
            Clause("an undone deletion gives back the same contact at its place", anUndoneDeletionGivesBackTheSameContactAtItsPlace),
            Clause("saving without changing uses up no revision", savingWithoutChangingUsesUpNoRevision),
            Clause("all contacts are replaced at once or not at all", allContactsAreReplacedAtOnceOrNotAtAll),
            Clause("an import that is cancelled in the middle is whole or not at all", anImportThatIsCancelledInTheMiddleIsWholeOrNotAtAll),
            Clause("contacts are found by the UID or the name of a card", contactsAreFoundByTheUIDOrTheNameOfACard),
            Clause("every section says its letter and how many", everySectionSaysItsLetterAndHowMany),
        ] + clausesOfLanguages

    private static func names(_ store: any ContactStore, _ search: String = "") async throws -> [String] {
        try await store.page(of: ContactQuery(search: search), offset: 0, limit: 1000).contacts.map(\.fullName)
    }

    private static func allContactsAreReplacedAtOnceOrNotAtAll(_ store: any ContactStore) async throws {
        let old = try await store.create((0..<250).map { ContactDraft(firstName: "Old", lastName: "\($0)") })
        var changes = store.changes(in: .all).makeAsyncIterator()
        let shares = Shares()
        let new = [
            ContactDraft(firstName: "Bob", lastName: "Young"),
            ContactDraft(firstName: "Ann", lastName: "Zimmer", phones: [LabelledValue(.home, "1")]),
        ]
        await #expect(throws: ContactStoreError.self) {
            try await store.replaceAll(with: new + [ContactDraft(firstName: " ", lastName: "")]) { _ in }
        }
        #expect(try await store.count(of: .all) == old.count)
        let stored = try await store.replaceAll(with: new) { shares.add($0) }
        #expect(stored.map(\.content) == new && shares.areInOrder)
        #expect(try await store.page(of: .all, offset: 0, limit: 10).contacts == stored.reversed())
        #expect(try await store.count(of: ContactQuery(search: "old")) == 0)
        #expect(try await store.sections(of: .all).sections.map(\.count) == [1, 1])
        // There is one write, and lists must reload.
        guard case .reload = await changes.next()?.kind else {
            Issue.record("no reload")
            return
        }
        // No old identifier is in use again, so an edit that began before cannot overwrite a new contact.
        #expect(Set(stored.map(\.id)).isDisjoint(with: old.map(\.id)))
        do throws(ContactStoreError) {
            _ = try await store.update(old[0], to: ContactDraft(firstName: "Old", lastName: "Edited"))
            Issue.record("The edit must be refused.")
        } catch {
            #expect(error.conflict?.wasDeleted == true)
        }
        #expect(try await store.replaceAll(with: []) { _ in } == [])
        #expect(try await store.count(of: .all) == 0)
        // The lists still work: a new contact has its place.
        let cara = try await store.create(ContactDraft(firstName: "Cara", lastName: "Xu"))
        #expect(try await store.page(of: .all, offset: 0, limit: 10).contacts == [cara])
    }

    private static func anImportThatIsCancelledInTheMiddleIsWholeOrNotAtAll(_ store: any ContactStore) async throws {
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
        let drafts = (0..<1_200).map { ContactDraft(firstName: "New", lastName: "\($0)") }
        let added = await cancelledInTheMiddle { try await store.create(drafts, onProgress: $0).count } ?? 0
        #expect(added == 0 || added == drafts.count)
        #expect(try await store.count(of: .all) == 1 + added)
        #expect(try await store.contact(ann.id) == ann)
        let replaced = await cancelledInTheMiddle { try await store.replaceAll(with: drafts, onProgress: $0).count }
        #expect(try await store.count(of: .all) == replaced ?? (1 + added))
        #expect(try await store.contact(ann.id) == (replaced == nil ? ann : nil))
        // The next write works.
        _ = try await store.replaceAll(with: [ann.content]) { _ in }
        #expect(try await names(store) == ["Ann Zimmer"])
    }

    /// Cancels work as soon as a part of it is done.
    ///
    /// - Returns: The result of the work; nil if it was cancelled.
    private static func cancelledInTheMiddle(
        _ work: @escaping @Sendable (@escaping @Sendable (Double) -> Void) async throws -> Int
    ) async -> Int? {
        let (isReady, begin) = AsyncStream<Void>.makeStream()
        let task = Mutex<Task<Int, any Error>?>(nil)
        let working = Task {
            for await _ in isReady { break }
            return try await work { share in
                if share > 0.2 { task.withLock { $0?.cancel() } }
            }
        }
        task.withLock { $0 = working }
        begin.finish()
        return try? await working.value
    }

    private static func contactsAreFoundByTheUIDOrTheNameOfACard(_ store: any ContactStore) async throws {
        var ann = ContactDraft(firstName: "Ann", lastName: "Zimmer")
        ann.uid = "urn:1"
        let stored = try await store.create([
            ann, ContactDraft(firstName: "Bob", lastName: "Young"),
            ContactDraft(firstName: "Bob", lastName: "Young", company: "Lighthouse"),
            ContactDraft(firstName: "Cara", lastName: "Xu"),
        ])
        func found(_ drafts: ContactDraft...) async throws -> Set<Int64> { Set(try await store.contacts(like: drafts).map(\.id.number)) }
        var renamed = ContactDraft(firstName: "Anna", lastName: "Z")
        #expect(try await found(renamed).isEmpty)
        renamed.uid = "urn:1"
        #expect(try await found(renamed) == [stored[0].id.number])
        #expect(try await found(ContactDraft(firstName: "Bob", lastName: "Young")) == [stored[1].id.number, stored[2].id.number])
        #expect(try await found(renamed, ContactDraft(firstName: "Cara", lastName: "Xu")) == [stored[0].id.number, stored[3].id.number])
        // The lookup by UID follows edits, deletions and restored contacts.
        var changed = stored[3].content
        changed.uid = "urn:2"
        let cara = try await store.update(stored[3], to: changed)
        renamed.uid = "urn:2"
        #expect(try await found(renamed) == [cara.id.number])
        try await store.delete(cara)
        #expect(try await found(renamed).isEmpty)
        try await store.restore(cara)
        #expect(try await found(renamed) == [cara.id.number])
        #expect(try await found().isEmpty)
    }

    private static func aCreatedContactIsComplete(_ store: any ContactStore) async throws {
        var draft = ContactDraft(
            firstName: " Ann ", lastName: "Zimmer",
            phones: [LabelledValue(.mobile, "+1"), LabelledValue(.custom("Båt"), "+2")],
            mails: [LabelledValue(.work, "ann@example.org")]
        )
        var home = PostalAddress(.home)
        (home.street, home.city) = ("Mannerheimintie 1", " Helsinki ")
        draft.name.prefix = "Dr."
        draft.company = "Lighthouse "
        draft.addresses = [home, PostalAddress(.work)]
        draft.birthday = CalendarDate("1996-04-15")
        draft.notes = "One line\r\nand another\n"
        draft.photo = "https://example.org/ann.jpg"
        draft.uid = "urn:uuid:1"
        draft.kept = ["X-BOAT:yes"]
        let ann = try await store.create(draft)
        #expect(ann.content.addresses.map(\.lines) == [["Mannerheimintie 1", "Helsinki"]])
        #expect(ann.content.notes == "One line\nand another")
        #expect(ann.revision == 1)
        #expect(ann.content == (try draft.validated()))
        #expect(try await store.contact(ann.id) == ann)
        #expect(try await store.contact(Contact.ID(999)) == nil)
        #expect(try await store.page(of: .all, offset: 0, limit: 10).contacts == [ann])
    }

    private static func aSaveIsDoneOnceForEachKeyAndWhatItSaves(_ store: any ContactStore) async throws {
        let (key, other) = (IdempotencyKey(), IdempotencyKey())
        let ann = ContactDraft(firstName: "Ann", lastName: "Zimmer")
        let bob = ContactDraft(firstName: "Bob", lastName: "Young")
        let first = try await store.create(ann, key: key)
        var changes = store.changes(in: .all).makeAsyncIterator()
        #expect(try await store.create(ContactDraft(firstName: " Ann ", lastName: "Zimmer"), key: key) == first)
        #expect(try await store.create(ann, key: other) != first)
        #expect(try await store.create(bob, key: key) != first)
        #expect(try await store.create(ann) != first)
        #expect(try await names(store) == ["Ann Zimmer", "Ann Zimmer", "Ann Zimmer", "Bob Young"])
        // Lists receive three changes, one for each write that wrote something.
        for name in ["Ann Zimmer", "Bob Young", "Ann Zimmer"] {
            guard case .edits(let edits) = await changes.next()?.kind else {
                Issue.record("no edits")
                return
            }
            #expect(edits.map(\.contact.fullName) == [name])
        }
    }

    private static func anEditIsSavedOnceForEachKeyWhateverHappenedSince(_ store: any ContactStore) async throws {
        let key = IdempotencyKey()
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
        let anna = ContactDraft(firstName: "Anna", lastName: "Zimmer")
        let second = try await store.update(ann, to: anna, key: key)
        let third = try await store.update(second, to: ContactDraft(firstName: "Anna", lastName: "Young"))
        #expect(try await store.update(ann, to: anna, key: key) == second)
        #expect(try await store.update(third, to: anna, key: key) == second)
        #expect(try await store.contact(ann.id) == third)
        try await store.delete(third)
        #expect(try await store.update(third, to: anna, key: key) == second)
        #expect(try await store.count(of: .all) == 0)
    }

    private static func aSaveThatFailedIsDoneWhenItIsAskedForAgain(_ store: any ContactStore) async throws {
        let key = IdempotencyKey()
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
        let newer = try await store.update(ann, to: ContactDraft(firstName: "Ann", lastName: "Young"))
        let anna = ContactDraft(firstName: "Anna", lastName: "Zimmer")
        await #expect(throws: ContactStoreError.self) { try await store.update(ann, to: anna, key: key) }
        #expect(try await store.update(newer, to: anna, key: key).revision == 3)
    }

    private static func aWhitespaceNameIsRefusedAndNothingIsWritten(_ store: any ContactStore) async throws {
        let error = await #expect(throws: ContactStoreError.self) {
            try await store.create([ContactDraft(firstName: "Ann", lastName: "Z"), ContactDraft(firstName: "\t", lastName: " ")])
        }
        #expect(error?.code == .invalid)
        await #expect(throws: ContactStoreError.self) { try await store.create(ContactDraft(firstName: "Bob", lastName: " ")) }
        #expect(error?.message == "A contact must have first and last names")
        #expect(try await store.count(of: .all) == 0)
    }

    private static func aCardOfOneNameIsKeptAndCanBeEdited(_ store: any ContactStore) async throws {
        let created = try await store.create([ContactDraft(lastName: "Lighthouse", company: "Lighthouse")])
        let lighthouse = try #require(created.first)
        var draft = lighthouse.content
        draft.phones = [LabelledValue(.work, "1")]
        let edited = try await store.update(lighthouse, to: draft)
        #expect(edited.phones == draft.phones)
        // A name that a person enters must be complete.
        draft.name.last = "Harbour"
        let error = await #expect(throws: ContactStoreError.self) { try await store.update(edited, to: draft) }
        #expect(error?.code == .invalid)
        #expect(try await names(store) == ["Lighthouse"])
    }

    private static func theListByLastNameIsAListOfItsOwn(_ store: any ContactStore) async throws {
        func names(_ search: String = "") async throws -> [String] {
            try await store.page(of: ContactQuery(search: search, order: .lastName), after: nil, limit: 100).contacts.map(\.fullName)
        }
        for (first, last) in [("Ann", "Young"), ("Bob", "Adams"), ("Cara", "Adams"), ("Adam", "Zimmer")] {
            _ = try await store.create(ContactDraft(firstName: first, lastName: last))
        }
        #expect(try await names() == ["Bob Adams", "Cara Adams", "Ann Young", "Adam Zimmer"])
        #expect(try await names("ada") == ["Bob Adams", "Cara Adams", "Adam Zimmer"])
        #expect(try await names("a") == ["Bob Adams", "Cara Adams", "Ann Young", "Adam Zimmer"])
        #expect(try await names("adam a") == ["Bob Adams", "Cara Adams", "Adam Zimmer"])
        let byLastName = ContactQuery(search: "", order: .lastName)
        #expect(try await store.sections(of: byLastName).sections.map(\.title) == ["A", "Y", "Z"])
        #expect(try await store.page(of: byLastName, offset: 2, limit: 1).contacts.map(\.fullName) == ["Ann Young"])
        var changes = store.changes(in: byLastName).makeAsyncIterator()
        let eve = try await store.create(ContactDraft(firstName: "Eve", lastName: "Baker"))
        #expect(try await store.insertionIndex(of: eve.content.name, id: eve.id, in: byLastName) == 2)
        guard case .edits(let edits) = await changes.next()?.kind, case .inserted(_, let place) = edits.first else {
            Issue.record("no edits")
            return
        }
        #expect(place.index == 2)
        #expect(place.sectionTitle == "B")
        let moved = try await store.update(eve, to: ContactDraft(firstName: "Eve", lastName: "Abel"))
        #expect(try await names() == ["Eve Abel", "Bob Adams", "Cara Adams", "Ann Young", "Adam Zimmer"])
        try await store.delete(moved)
        #expect(try await names() == ["Bob Adams", "Cara Adams", "Ann Young", "Adam Zimmer"])
    }

    private static func numbersMailAddressesAndCompanyAreFound(_ store: any ContactStore) async throws {
        var draft = ContactDraft(
            firstName: "Ann", lastName: "Zimmer", company: "Lighthouse", phones: [LabelledValue(.mobile, "+358 40 1234567")],
            mails: [LabelledValue(.work, "ann.z@example.org")]
        )
        let ann = try await store.create(draft)
        _ = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
        for search in ["040 123", "0401234567", "35840", "ann.z@exa", "ann.z@e", "LIGHT", "zimmer light"] {
            #expect(try await names(store, search) == ["Ann Zimmer"], "\(search)")
        }
        // The first letters alone must not match, or the search would find all people with a mail address.
        #expect(try await names(store, "li") == [])
        var changes = store.changes(in: ContactQuery(search: "harbour")).makeAsyncIterator()
        draft.company = "Harbour"
        draft.phones = []
        _ = try await store.update(ann, to: draft)
        guard case .edits(let edits) = await changes.next()?.kind, case .inserted(_, let place) = edits.first else {
            Issue.record("no edits")
            return
        }
        #expect(place.index == 0)
        #expect(try await names(store, "light") == [])
        #expect(try await names(store, "35840") == [])
        #expect(try await names(store, "harb") == ["Ann Zimmer"])
    }

    private static func aNewContactHasItsPlaceBeforeAndAfterItIsThere(_ store: any ContactStore) async throws {
        for name in ["Cara", "Ann", "Zoe", "bob"] { _ = try await store.create(ContactDraft(firstName: name, lastName: "X")) }
        #expect(try await names(store) == ["Ann X", "bob X", "Cara X", "Zoe X"])
        let dora = ContactDraft(firstName: "Dora", lastName: "X")
        #expect(try await store.insertionIndex(of: dora.name, id: nil, in: .all) == 3)
        let stored = try await store.create(dora)
        #expect(try await store.insertionIndex(of: dora.name, id: stored.id, in: .all) == 3)
        // Equal names are in the order of their creation.
        #expect(try await store.insertionIndex(of: dora.name, id: nil, in: .all) == 4)
        #expect(try await names(store)[3] == "Dora X")
    }

    private static func aSearchIsAListOfItsOwn(_ store: any ContactStore) async throws {
        for (first, last) in [("Ann", "Anders"), ("Anna", "Annison"), ("Bob", "Ånder"), ("Cara", "Dee"), ("Andrea", "Bee")] {
            _ = try await store.create(ContactDraft(firstName: first, lastName: last))
        }
        #expect(try await names(store, "a") == ["Andrea Bee", "Ann Anders", "Anna Annison", "Bob Ånder"])
        #expect(try await names(store, "AND") == ["Andrea Bee", "Ann Anders", "Bob Ånder"])
        #expect(try await names(store, "ann") == ["Ann Anders", "Anna Annison"])
        #expect(try await names(store, "anni") == ["Anna Annison"])
        #expect(try await names(store, "ander ann") == ["Ann Anders"])
        #expect(try await names(store, "x") == [])
        #expect(try await names(store, "%' OR 1=1 --") == [])
        #expect(try await store.count(of: ContactQuery(search: "ann")) == 2)
        let sections = try await store.sections(of: ContactQuery(search: "and"))
        #expect(sections.sections.map(\.title) == ["A", "B"])
        #expect(sections.sections.map(\.count) == [2, 1])
    }

    private static func aSearchWithoutLettersFindsNobody(_ store: any ContactStore) async throws {
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
        for search in ["👩", "<", "***", " - "] {
            let query = ContactQuery(search: search)
            #expect(try await names(store, search) == [], "\(search)")
            #expect(try await store.count(of: query) == 0)
            #expect(try await store.page(of: query, after: nil, limit: 10).contacts == [])
            #expect(try await store.sections(of: query).sections == [])
            #expect(try await store.insertionIndex(of: ann.content.name, id: ann.id, in: query) == 0)
        }
        for search in ["", "  ", "\t\n"] { #expect(try await names(store, search) == ["Ann Zimmer"]) }
        // A search without letters sends changes like any other search, but new contacts do not appear in it.
        var changes = store.changes(in: ContactQuery(search: "***")).makeAsyncIterator()
        _ = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
        #expect(await changes.next()?.kind == .edits([]))
    }

    private static func pagesByRowAndByCursorTellTheSameList(_ store: any ContactStore) async throws {
        var random = Seeded()
        let drafts = (0..<1500).map { _ in RandomContacts.draft(in: .latin, using: &random) }
        let created = try await store.create(drafts)
        for query in [ContactQuery.all, ContactQuery(search: "a"), ContactQuery(search: "ab")] {
            let expected = created.filter { query.matches($0.content) }.sorted(by: store.collation.areInOrder)
            var byCursor: [Contact] = []
            var cursor: ContactCursor?
            repeat {
                let page = try await store.page(of: query, after: cursor, limit: 97)
                #expect(page.total == expected.count)
                byCursor += page.contacts
                cursor = page.next
            } while cursor != nil
            #expect(byCursor == expected, "\(random)")
            for offset in [0, 1, 511, 512, 513, 1499, 1500, 9999, -5] {
                let page = try await store.page(of: query, offset: offset, limit: 20)
                #expect(page.contacts == Array(expected.dropFirst(max(0, offset)).prefix(20)), "\(random) at \(offset)")
            }
            #expect(try await store.sections(of: query).total == expected.count)
        }
    }

    private static func aLaterSaveIsToldWhatChangedAndOverwritesNothing(_ store: any ContactStore) async throws {
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
        var theirs = ann.content
        theirs.phones = [LabelledValue(.home, "+1")]
        theirs.name.last = "Young"
        let changed = try await store.update(ann, to: theirs)
        #expect(changed.revision == 2)
        var mine = ann.content
        mine.name.first = "Anna"
        let error = await #expect(throws: ContactStoreError.self) { try await store.update(ann, to: mine) }
        #expect(error?.code == .conflict)
        #expect(error?.conflict?.current == changed)
        #expect(error?.conflict?.changedFields == [.lastName, .phones])
        #expect(try await store.contact(ann.id) == changed)
        let other = await #expect(throws: ContactStoreError.self) { try await store.delete(ann) }
        #expect(other?.conflict?.current == changed)
        // A person who sees the conflict can decide to overwrite.
        #expect(try await store.update(changed, to: mine).revision == 3)
    }

    private static func savingWhatWasDeletedElsewhereSaysSo(_ store: any ContactStore) async throws {
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
        try await store.delete(ann)
        let error = await #expect(throws: ContactStoreError.self) {
            try await store.update(ann, to: ContactDraft(firstName: "Anna", lastName: "Zimmer"))
        }
        #expect(error?.conflict?.wasDeleted == true)
        #expect(error?.message.contains("deleted") == true)
        await #expect(throws: ContactStoreError.self) { try await store.delete(ann) }
    }

    private static func anUndoneDeletionGivesBackTheSameContactAtItsPlace(_ store: any ContactStore) async throws {
        let first = try await store.create(ContactDraft(firstName: "Ann", lastName: "Z", phones: [LabelledValue(.fax, "1")]))
        let second = try await store.create(ContactDraft(firstName: "Ann", lastName: "Z"))
        try await store.delete(first)
        let third = try await store.create(ContactDraft(firstName: "Ann", lastName: "Z"))
        #expect(third.id != first.id)
        try await store.restore(first)
        try await store.restore(first)
        #expect(try await store.page(of: .all, offset: 0, limit: 9).contacts == [first, second, third])
        let changed = try await store.update(first, to: ContactDraft(firstName: "Bea", lastName: "Z"))
        let error = await #expect(throws: ContactStoreError.self) { try await store.restore(first) }
        #expect(error?.conflict?.current == changed)
    }

    private static func savingWithoutChangingUsesUpNoRevision(_ store: any ContactStore) async throws {
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Z"))
        #expect(try await store.update(ann, to: ContactDraft(firstName: " Ann ", lastName: "Z")) == ann)
        #expect(try await store.page(of: .all, offset: 0, limit: 1).version == 1)
    }

    private static func everySectionSaysItsLetterAndHowMany(_ store: any ContactStore) async throws {
        for name in ["Ann", "åsa", "Bob", "7", "王"] { _ = try await store.create(ContactDraft(firstName: name, lastName: "X")) }
        let sections = try await store.sections(of: .all)
        #expect(sections.sections.map(\.title).prefix(3) == ["#", "A", "B"])
        #expect(sections.sections.map(\.count) == [1, 2, 1, 1])
        #expect(sections.total == 5)
    }
}
