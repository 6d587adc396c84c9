import ContactsContract
import ContactsModel
import Foundation
import GRDB
import Synchronization
import Testing

@testable import ContactsStore
@testable import ContactsStoreFixture

@Suite("The failures of a file")
struct FailureTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private let ann = ContactDraft(firstName: "Ann", lastName: "Zimmer")

    private func open(_ folder: TemporaryFolder, _ change: (inout StoreOptions) -> Void = { _ in }) throws -> SQLiteContactStore {
        var options = StoreOptions(locale: Locale(identifier: "en"), patience: .milliseconds(50))
        change(&options)
        return try SQLiteContactStore.open(folder: folder.url, options: options)
    }

    private func file(_ folder: TemporaryFolder) -> URL { file(of: folder.url) }

    private func file(of folder: URL) -> URL { folder.appending(component: SQLiteContactStore.fileName) }

    @Test func aCommitIsOnTheDiskBeforeItIsReported() throws {
        // GRDB lowers this setting when it turns on write-ahead logging. This is the writing connection.
        let store = try open(folder)
        let (synchronous, journal) = try store.pragmas()
        #expect(synchronous == 2)
        #expect(journal == "wal")
    }

    @Test func aLockedFileIsSaidToBeLockedAndARetrySaves() async throws {
        let store = try open(folder)
        let bob = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
        try await store.close()

        let other = try FixtureProcess("lock", folder.url)
        var lines = other.lines.makeAsyncIterator()
        #expect(await lines.next() == "locked")
        let opening = #expect(throws: ContactStoreError.self) { try open(folder) }
        #expect(opening?.code == .locked)
        #expect(opening?.isWorthRetrying == true)
        #expect(opening?.message.contains("Another program is using “contacts.sqlite”") == true)
        other.proceed()
        #expect(await lines.next() == "unlocked")

        let again = try open(folder)
        #expect(try await again.page(of: .all, offset: 0, limit: 9).contacts == [bob])
    }

    @Test func aFileThatIsLockedWhileItIsOpenKeepsEverythingAndARetrySaves() async throws {
        let store = try open(folder)
        let bob = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
        // Another connection in the middle of a write, as if from another process.
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: file(folder).path, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE; UPDATE contact SET first = 'X'") }
        let draft = ann
        let creating = await #expect(throws: ContactStoreError.self) { try await store.create(draft) }
        #expect(creating?.code == .locked)
        let updating = await #expect(throws: ContactStoreError.self) { try await store.update(bob, to: draft) }
        #expect(updating?.code == .locked)
        // Reading still works.
        #expect(try await store.page(of: .all, offset: 0, limit: 9).contacts == [bob])
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try other.close()
        #expect(try await store.create(draft).fullName == "Ann Zimmer")
        try await store.close()
        try StoreCheck.verify(folder.url, collation: store.collation)
    }

    @Test("a full disk (provoked by SQLite's limit of pages) loses nothing, and a retry saves when there is room")
    func fullDisk() async throws {
        let store = try open(folder) { $0.pages = 60 }
        var saved: [Contact] = []
        var failure: ContactStoreError?
        do {
            for number in 1...10_000 {
                saved += try await store.create(SavedContact.drafts(ofSave: number))
            }
        } catch {
            failure = error
        }
        #expect(failure?.code == .diskFull)
        #expect(failure?.message.hasPrefix("There is no room left on the disk") == true)
        #expect(failure?.isWorthRetrying == true)
        #expect(saved.count > 50)
        saved.sort(by: store.collation.areInOrder)
        #expect(try await store.page(of: .all, offset: 0, limit: 10_000).contacts == saved)
        // A deletion makes room, and then the failed save succeeds.
        for contact in saved.prefix(30) { try await store.delete(contact) }
        _ = try await store.create(ann)
        try await store.close()
        try StoreCheck.verify(folder.url, collation: store.collation)
        let roomy = try open(folder)
        #expect(try await roomy.count(of: .all) == saved.count - 29)
        _ = try await roomy.create(SavedContact.drafts(ofSave: 2))
    }

    @Test(
        "a full disk (a small one, mounted for the test) loses nothing, and a retry saves when there is room",
        .enabled(if: FixtureProcess.canMount)
    )
    func fullMountedDisk() async throws {
        let lines = try await FixtureProcess("fill", folder.url, diskOf: 1500).transcript()
        let words = (lines.first ?? "").split(separator: " ").map(String.init)
        #expect(words.prefix(3) == ["failed", "contacts.disk-full", "after"])
        let last = try #require(words.last.flatMap(Int.init))
        let expected = (1...last + 1).reduce(0) { $0 + SavedContact.drafts(ofSave: $1).count }
        #expect(lines.dropFirst() == ["saved \(last + 1), counted \(expected)"])
    }

    @Test("a file that may not grow (provoked by the system's limit of file size) leaves nothing half done, and a retry saves")
    func limitedFile() async throws {
        try await open(folder).close()
        let lines = try await FixtureProcess("starve", folder.url, "600000").transcript()
        #expect(lines.count == 2)
        let words = (lines.first ?? "").split(separator: " ").map(String.init)
        #expect(words.prefix(3) == ["failed", "contacts.input-output", "after"])
        let last = try #require(words.last.flatMap(Int.init))
        #expect(last > 10)
        #expect(lines.last == "saved \(last + 1)")
        let store = try open(folder)
        let expected = (1...last + 1).reduce(0) { $0 + SavedContact.drafts(ofSave: $1).count }
        #expect(try await store.count(of: .all) == expected)
        try await store.close()
        try StoreCheck.verify(folder.url, collation: store.collation)
    }

    @Test("a file or folder that may not be written is said to be so (as a user without rights), and a retry saves")
    func notWritable() async throws {
        // The user "nobody", because tests that run as root may write everything.
        let nobody = "65534"
        let files = FileManager.default
        let inner = folder.url.appending(component: "data")
        try await SQLiteContactStore.open(folder: inner, options: StoreOptions()).close()
        for (mode, path) in [(0o555, inner.path), (0o444, inner.appending(component: SQLiteContactStore.fileName).path)] {
            try files.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        #expect(await (try FixtureProcess("open", inner, nobody)).transcript() == ["failed contacts.not-writable"])
        // A folder in which the store can make no folder.
        try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
        let other = folder.url.appending(component: "other")
        #expect(await (try FixtureProcess("open", other, nobody)).transcript() == ["failed contacts.not-writable"])
        try files.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.url.path)
        #expect(await (try FixtureProcess("open", other, nobody)).transcript() == ["saved"])
    }

    @Test func filesAreForTheirOwnerAlone() async throws {
        let inner = folder.url.appending(path: "new/data")
        let store = try SQLiteContactStore.open(folder: inner, options: StoreOptions())
        _ = try await store.create(ann)
        func rights(_ url: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        }
        #expect(try rights(inner.deletingLastPathComponent()) == 0o700)
        #expect(try rights(inner) == 0o700)
        for name in ["contacts.sqlite", "contacts.sqlite-wal", "contacts.sqlite-shm"] {
            #expect(try rights(inner.appending(component: name)) == 0o600, "\(name)")
        }
    }

    enum Loss: CaseIterable {
        case folder, file, log, folderMovedAway, fileReplaced
    }

    @Test(arguments: Loss.allCases)
    func aSaveIntoAFileThatIsGoneIsAnError(_ loss: Loss) async throws {
        let files = FileManager.default
        let inner = folder.url.appending(component: "data")
        let store = try SQLiteContactStore.open(folder: inner, options: StoreOptions())
        let bob = try await store.create(ContactDraft(firstName: "Bob", lastName: "Young"))
        let path = file(of: inner).path
        switch loss {
        case .folder: try files.removeItem(at: inner)
        case .file: try files.removeItem(atPath: path)
        case .log: try files.removeItem(atPath: path + "-wal")
        case .folderMovedAway: try files.moveItem(at: inner, to: folder.url.appending(component: "elsewhere"))
        case .fileReplaced:
            try files.moveItem(atPath: path, toPath: path + "-old")
            try files.copyItem(atPath: path + "-old", toPath: path)
        }
        let draft = ann
        let creating = await #expect(throws: ContactStoreError.self) { try await store.create(draft) }
        #expect(creating?.code == .gone)
        let updating = await #expect(throws: ContactStoreError.self) { try await store.update(bob, to: draft) }
        #expect(updating?.code == .gone)
        let deleting = await #expect(throws: ContactStoreError.self) { try await store.delete(bob) }
        #expect(deleting?.code == .gone)
        // The store works again once the folder is back.
        guard loss == .folderMovedAway else { return }
        try files.moveItem(at: folder.url.appending(component: "elsewhere"), to: inner)
        let saved = try await store.create(draft)
        #expect(try await store.page(of: .all, offset: 0, limit: 9).contacts == [saved, bob])
    }

    @Test func aFullDiskIsReportedOnceUntilThereIsRoomAgain() async throws {
        let heard = Mutex<[ContactStoreError]>([])
        let store = try open(folder) { options in
            options.pages = 60
            options.onFailure = { error in heard.withLock { $0.append(error) } }
        }
        let draft = ann
        func fill() async throws {
            for _ in 1...10_000 { _ = try await store.create(SavedContact.drafts(ofSave: 2)) }
        }
        await #expect(throws: ContactStoreError.self) { try await fill() }
        await #expect(throws: ContactStoreError.self) { try await store.create(SavedContact.drafts(ofSave: 2)) }
        #expect(heard.withLock { $0.map(\.code) } == [.diskFull])
        #expect(heard.withLock { $0.first?.description.contains(file(folder).path) } == true)
        for contact in try await store.page(of: .all, offset: 0, limit: 30).contacts { try await store.delete(contact) }
        await #expect(throws: ContactStoreError.self) { try await fill() }
        #expect(heard.withLock { $0.map(\.code) } == [.diskFull, .diskFull])
        // A person's mistake is not reported to the operator of the app.
        await #expect(throws: ContactStoreError.self) { try await store.create(ContactDraft(firstName: "Ann", lastName: " ")) }
        await #expect(throws: ContactStoreError.self) { try await store.update(Contact(id: .init(999), content: draft), to: draft) }
        #expect(heard.withLock { $0.count } == 2)
    }

    @Test func aFolderThatIsAFileCannotBeOpened() throws {
        let path = folder.url.appending(component: "data")
        try Data("x".utf8).write(to: path)
        let error = #expect(throws: ContactStoreError.self) {
            try SQLiteContactStore.open(folder: path, options: StoreOptions())
        }
        #expect(error?.code == .cannotOpen)
    }

    @Test func aFileThatIsNoDatabaseIsLeftAsItIs() throws {
        let bytes = Data(String(repeating: "Dear diary, ", count: 500).utf8)
        try bytes.write(to: file(folder))
        let error = #expect(throws: ContactStoreError.self) { try open(folder) }
        #expect(error?.code == .notADatabase)
        #expect(error?.message.contains("was left as it is") == true)
        #expect(try Data(contentsOf: file(folder)) == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [SQLiteContactStore.fileName])
    }

    @Test func anotherProgramsDatabaseIsLeftAsItIs() throws {
        let queue = try DatabaseQueue(path: file(folder).path)
        try queue.write { try $0.execute(sql: "CREATE TABLE song (title TEXT)") }
        try queue.close()
        let bytes = try Data(contentsOf: file(folder))
        let error = #expect(throws: ContactStoreError.self) { try open(folder) }
        #expect(error?.code == .foreign)
        #expect(try Data(contentsOf: file(folder)) == bytes)
    }

    @Test func aLaterVersionsFileIsLeftAsItIs() async throws {
        try await open(folder).close()
        let queue = try DatabaseQueue(path: file(folder).path)
        try await queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 everything anew')") }
        try queue.close()
        let bytes = try Data(contentsOf: file(folder))
        let error = #expect(throws: ContactStoreError.self) { try open(folder) }
        #expect(error?.code == .newerSchema)
        #expect(error?.isWorthRetrying == false)
        #expect(try Data(contentsOf: file(folder)) == bytes)
    }

    @Test func anOlderFileIsBroughtUpToDate() async throws {
        let queue = try DatabaseQueue(path: file(folder).path)
        try ContactSchema.migrator.migrate(queue, upTo: "1 contacts")
        try await queue.write { try $0.execute(sql: "INSERT INTO contact (revision, first, last) VALUES (1, 'Bob', 'Young')") }
        try queue.close()
        let store = try open(folder)
        let (draft, key) = (ann, IdempotencyKey())
        #expect(try await store.create(draft, key: key) == store.create(draft, key: key))
        #expect(try await store.page(of: .all, offset: 0, limit: 9).contacts.map(\.fullName) == ["Ann Zimmer", "Bob Young"])
    }

    @Test func onlyTheLatestSavesAreRemembered() async throws {
        let store = try open(folder)
        let (draft, first, last) = (ann, IdempotencyKey(), IdempotencyKey())
        _ = try await store.create(draft, key: first)
        try await store.database.write { database in
            try database.execute(sql: "UPDATE sqlite_sequence SET seq = ? WHERE name = 'saving'", arguments: [SavingTable.capacity])
        }
        _ = try await store.create(draft, key: last)
        let remembered = try await store.database.read { try String.fetchAll($0, sql: "SELECT key FROM saving") }
        #expect(remembered == [last.description])
    }

    @Test func aDamagedFileIsAnErrorAndNotACrash() async throws {
        var random = Seeded()
        for _ in 0..<(isSoak ? 600 : 8) {
            let folder = try TemporaryFolder()
            let store = try open(folder)
            _ = try await store.create((1...200).flatMap { SavedContact.drafts(ofSave: $0) })
            try await store.close()
            var bytes = try Data(contentsOf: file(folder))
            for _ in 0..<Int.random(in: 1...200, using: &random) {
                bytes[Int.random(in: 16..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            try bytes.write(to: file(folder))
            let draft = ann
            await #expect(throws: Never.self, "\(random)") {
                do {
                    let damaged = try open(folder)
                    for query in [ContactQuery.all, ContactQuery(search: "g"), ContactQuery(search: "given1")] {
                        _ = try await damaged.page(of: query, offset: 100, limit: 500)
                        _ = try await damaged.sections(of: query)
                    }
                    _ = try await damaged.create(draft)
                } catch is ContactStoreError {}
            }
        }
    }

    @Test func theOrderIsTheSameAfterARestartAndAnotherAfterALocaleChange() async throws {
        let english = try open(folder)
        for name in ["Zoe", "Åsa", "Anna", "Ann", "Ann-Marie"] {
            _ = try await english.create(ContactDraft(firstName: name, lastName: "Z"))
        }
        let before = try await english.page(of: .all, offset: 0, limit: 9).contacts
        #expect(before.map(\.firstName) == ["Ann", "Ann-Marie", "Anna", "Åsa", "Zoe"])
        try await english.close()
        let again = try open(folder)
        #expect(try await again.page(of: .all, offset: 0, limit: 9).contacts == before)
        try await again.close()
        #if os(Linux)
        let swedish = try open(folder) { $0.locale = Locale(identifier: "sv") }
        let after = try await swedish.page(of: .all, offset: 0, limit: 9).contacts
        #expect(after.map(\.firstName) == ["Ann", "Ann-Marie", "Anna", "Zoe", "Åsa"])
        #expect(try await swedish.sections(of: .all).sections.map(\.title) == ["A", "Z", "Å"])
        try await swedish.close()
        try StoreCheck.verify(folder.url, collation: swedish.collation)
        #endif
    }

    @Test func everyErrorSaysWhatHappenedToWhatAndWhatToDo() {
        let codes: [ContactStoreError.Code] = [
            .locked, .diskFull, .notWritable, .notADatabase, .foreign, .damaged, .newerSchema, .cannotOpen, .inputOutput,
            .gone, .unexpected,
        ]
        for code in codes {
            let error = ContactStoreError(code, path: "/data/contacts.sqlite", cause: "SQLite error 10")
            #expect(error.message.contains("“contacts.sqlite”"))
            #expect(!error.message.contains("/data"), "who uses a server need not know where it keeps its data")
            #expect(error.description.hasSuffix(" [/data/contacts.sqlite: SQLite error 10]"))
            #expect(error.message.split(separator: ".").count >= 2, "\(code) says what to do")
        }
        #expect(Set(codes.map(\.description)).count == codes.count)
    }
}
