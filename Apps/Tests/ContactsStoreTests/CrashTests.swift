import ContactsContract
import ContactsModel
import Foundation
import Testing

@testable import ContactsStore
@testable import ContactsStoreFixture

@Suite("A killed process")
struct CrashTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Two rounds here, forty in the long form, which reports at least 1,000 saves in all.
    @Test("loses no save that it reported and leaves none half done")
    func loses() async throws {
        var random = Seeded()
        var reported = 0
        for round in 1...(isSoak ? 40 : 2) {
            let process = try FixtureProcess("save", folder.url, "\(reported + 1)")
            let wanted = reported + Int.random(in: 1...50, using: &random)
            for await line in process.lines {
                guard let number = Int(line.dropFirst("saved ".count)) else { continue }
                reported = number
                if number >= wanted { break }
            }
            // The fixture continues to save. The pause only makes the moment different each time.
            let pause = ContinuousClock.now + .microseconds(Int.random(in: 0...3000, using: &random))
            while ContinuousClock.now < pause {}
            process.kill()
            // The reports that it sent before its end count.
            for await line in process.lines { reported = Int(line.dropFirst("saved ".count)) ?? reported }

            reported = try await verify(folder, reported, "\(random), round \(round)")
        }
        print("killed: \(reported) saves reported or found whole, \(random)")
    }

    @Test("between a commit and its confirmation leaves a save that is not done again")
    func repeats() async throws {
        let key = IdempotencyKey()
        let draft = SavedContact.drafts(ofSave: 1)[0]
        #expect(await (try FixtureProcess("once", folder.url, key.description)).transcript() == [])
        let store = try await SQLiteContactStore.open(folder: folder.url)
        let saved = try await store.page(of: .all, offset: 0, limit: 9).contacts
        #expect(saved.map(\.content) == [draft])
        #expect(try await [store.create(draft, key: key)] == saved)
        #expect(try await store.page(of: .all, offset: 0, limit: 9).contacts == saved)
        #expect(try await store.create(draft, key: IdempotencyKey()).id != saved[0].id)
        #expect(try await store.count(of: .all) == 2)
    }

    /// Checks that every reported save is stored, and that each save is stored completely or not at all. Returns the last stored save.
    private func verify(_ folder: TemporaryFolder, _ reported: Int, _ comment: Comment) async throws -> Int {
        let store = try await SQLiteContactStore.open(folder: folder.url)
        var saves: [String: [ContactDraft]] = [:]
        var cursor: ContactCursor?
        repeat {
            let page = try await store.page(of: .all, after: cursor, limit: 500)
            for contact in page.contacts { saves[contact.firstName, default: []].append(contact.content) }
            cursor = page.next
        } while cursor != nil
        // One save can be stored without a report. There is at most one, because saves run one after another.
        #expect(saves.count == reported || saves.count == reported + 1, comment)
        for number in 1...max(1, saves.count) {
            let found = saves["Given\(number)"]?.sorted { $0.name.last < $1.name.last }
            #expect(found == SavedContact.drafts(ofSave: number), comment)
        }
        try await store.close()
        try StoreCheck.verify(folder.url, collation: store.collation, comment)
        return saves.count
    }
}
