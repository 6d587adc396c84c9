import ContactsModel
import ContactsFakes
import Foundation
import Testing

@testable import ContactsStore

@Suite("A store, in memory, in a file and fake")
struct StoreContractTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    enum Kind: CaseIterable, Sendable {
        case memory, file, fake
    }

    private func make(_ kind: Kind) async throws -> any ContactStore {
        let english = Locale(identifier: "en")
        return
            switch kind {
            case .memory: try SQLiteContactStore.inMemory(locale: english)
            case .fake: FakeContactStore(locale: english)
            case .file: try await SQLiteContactStore.open(folder: folder.url, locale: english)
            }
    }

    private func names(_ store: any ContactStore, _ search: String = "") async throws -> [String] {
        try await store.page(of: ContactQuery(search: search), offset: 0, limit: 1000).contacts.map(\.fullName)
    }

    @Test(arguments: Kind.allCases)
    func whatWasCreatedIsThereWhole(_ kind: Kind) async throws {
        let store = try await make(kind)
        let draft = ContactDraft(
            firstName: " Ann ", lastName: "Zimmer",
            phones: [LabelledValue(.mobile, "+1"), LabelledValue(.custom("Båt"), "+2")],
            mails: [LabelledValue(.work, "ann@example.org")]
        )
        let ann = try await store.create(draft)
        #expect(ann.revision == 1)
        #expect(ann.content == (try draft.validated()))
        #expect(try await store.contact(ann.id) == ann)
        #expect(try await store.contact(Contact.ID(999)) == nil)
        #expect(try await store.page(of: .all, offset: 0, limit: 10).contacts == [ann])
    }

    @Test(arguments: Kind.allCases)
    func aSaveIsDoneOnceForEachKeyAndWhatItSaves(_ kind: Kind) async throws {
        let store = try await make(kind)
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
        // Lists hear of three writes, and of nothing where nothing was written.
        for name in ["Ann Zimmer", "Bob Young", "Ann Zimmer"] {
            guard case .edits(let edits) = await changes.next()?.kind else { Issue.record("no edits"); return }
            #expect(edits.map(\.contact.fullName) == [name])
        }
    }

    @Test(arguments: Kind.allCases)
    func anEditIsSavedOnceForEachKeyWhateverHappenedSince(_ kind: Kind) async throws {
        let store = try await make(kind)
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

    @Test(arguments: Kind.allCases)
    func aSaveThatFailedIsDoneWhenItIsAskedForAgain(_ kind: Kind) async throws {
        let store = try await make(kind)
        let key = IdempotencyKey()
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
        let newer = try await store.update(ann, to: ContactDraft(firstName: "Ann", lastName: "Young"))
        let anna = ContactDraft(firstName: "Anna", lastName: "Zimmer")
        await #expect(throws: ContactStoreError.self) { try await store.update(ann, to: anna, key: key) }
        #expect(try await store.update(newer, to: anna, key: key).revision == 3)
    }

    @Test(arguments: Kind.allCases)
    func aWhitespaceNameIsRefusedAndNothingIsWritten(_ kind: Kind) async throws {
        let store = try await make(kind)
        let error = await #expect(throws: ContactStoreError.self) {
            try await store.create([ContactDraft(firstName: "Ann", lastName: "Z"), ContactDraft(firstName: "Bob", lastName: " ")])
        }
        #expect(error?.code == .invalid)
        #expect(error?.message == "A contact must have first and last names")
        #expect(try await store.count(of: .all) == 0)
    }

    @Test(arguments: Kind.allCases)
    func aNewContactHasItsPlaceBeforeAndAfterItIsThere(_ kind: Kind) async throws {
        let store = try await make(kind)
        for name in ["Cara", "Ann", "Zoe", "bob"] { _ = try await store.create(ContactDraft(firstName: name, lastName: "X")) }
        #expect(try await names(store) == ["Ann X", "bob X", "Cara X", "Zoe X"])
        let dora = ContactDraft(firstName: "Dora", lastName: "X")
        #expect(try await store.insertionIndex(of: dora.name, id: nil, in: .all) == 3)
        let stored = try await store.create(dora)
        #expect(try await store.insertionIndex(of: dora.name, id: stored.id, in: .all) == 3)
        // Equal names stand in the order in which they came.
        #expect(try await store.insertionIndex(of: dora.name, id: nil, in: .all) == 4)
        #expect(try await names(store)[3] == "Dora X")
    }

    @Test(arguments: Kind.allCases)
    func aSearchIsAListOfItsOwn(_ kind: Kind) async throws {
        let store = try await make(kind)
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

    @Test(arguments: Kind.allCases)
    func aSearchWithoutLettersFindsNobody(_ kind: Kind) async throws {
        let store = try await make(kind)
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
        // A search without letters is followed as any other: what is written does not appear in it.
        var changes = store.changes(in: ContactQuery(search: "***")).makeAsyncIterator()
        _ = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
        #expect(await changes.next()?.kind == .edits([]))
    }

    @Test(arguments: Kind.allCases)
    func pagesByRowAndByCursorTellTheSameList(_ kind: Kind) async throws {
        let store = try await make(kind)
        var random = Seeded()
        let drafts = (0..<1500).map { _ in RandomContacts.draft(in: .latin, using: &random) }
        let created = try await store.create(drafts)
        for query in [ContactQuery.all, ContactQuery(search: "a"), ContactQuery(search: "ab")] {
            let expected = created.filter { query.matches($0.content.name) }.sorted(by: store.collation.areInOrder)
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

    @Test(arguments: Kind.allCases)
    func aLaterSaveIsToldWhatChangedAndOverwritesNothing(_ kind: Kind) async throws {
        let store = try await make(kind)
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
        // Told, a person may decide to overwrite.
        #expect(try await store.update(changed, to: mine).revision == 3)
    }

    @Test(arguments: Kind.allCases)
    func savingWhatWasDeletedElsewhereSaysSo(_ kind: Kind) async throws {
        let store = try await make(kind)
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
        try await store.delete(ann)
        let error = await #expect(throws: ContactStoreError.self) {
            try await store.update(ann, to: ContactDraft(firstName: "Anna", lastName: "Zimmer"))
        }
        #expect(error?.conflict?.wasDeleted == true)
        #expect(error?.message.contains("deleted") == true)
        await #expect(throws: ContactStoreError.self) { try await store.delete(ann) }
    }

    @Test(arguments: Kind.allCases)
    func anUndoneDeletionGivesBackTheSameContactAtItsPlace(_ kind: Kind) async throws {
        let store = try await make(kind)
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

    @Test(arguments: Kind.allCases)
    func savingWithoutChangingUsesUpNoRevision(_ kind: Kind) async throws {
        let store = try await make(kind)
        let ann = try await store.create(ContactDraft(firstName: "Ann", lastName: "Z"))
        #expect(try await store.update(ann, to: ContactDraft(firstName: " Ann ", lastName: "Z")) == ann)
        #expect(try await store.page(of: .all, offset: 0, limit: 1).version == 1)
    }

    @Test(arguments: Kind.allCases)
    func everySectionSaysItsLetterAndHowMany(_ kind: Kind) async throws {
        let store = try await make(kind)
        for name in ["Ann", "åsa", "Bob", "7", "王"] { _ = try await store.create(ContactDraft(firstName: name, lastName: "X")) }
        let sections = try await store.sections(of: .all)
        #expect(sections.sections.map(\.title).prefix(3) == ["#", "A", "B"])
        #expect(sections.sections.map(\.count) == [1, 2, 1, 1])
        #expect(sections.total == 5)
    }
}
