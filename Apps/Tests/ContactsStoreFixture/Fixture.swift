import ContactsModel
import ContactsStore
import Foundation
import GRDB

/// A separate process for situations that a test cannot create in itself: it is killed during a save, holds a lock, runs out of disk space,
/// or runs as a user without rights. It prints lines and flushes each at once.
@main
struct Fixture {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else { return say("usage: save|once|lock|starve|fill|open FOLDER …") }
        let folder = URL(fileURLWithPath: arguments[2])
        switch arguments[1] {
        case "save": try await save(in: folder, from: arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1)
        case "once": try await saveOnce(in: folder, key: arguments.count > 3 ? arguments[3] : "")
        case "lock": try lock(folder)
        case "starve": try await starve(folder, bytes: arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0)
        case "fill": try await fill(folder)
        case "open": await open(folder, as: arguments.count > 3 ? UInt32(arguments[3]) : nil)
        default: say("unknown command")
        }
    }

    /// Saves for ever, one to three contacts at a time, and reports each save after it returned.
    static func save(in folder: URL, from first: Int) async throws {
        let store = try await SQLiteContactStore.open(folder: folder)
        say("ready")
        var number = first
        while true {
            try await _ = store.create(SavedContact.drafts(ofSave: number))
            say("saved \(number)")
            number += 1
        }
    }

    /// Saves once, and is killed before it can report the save.
    static func saveOnce(in folder: URL, key: String) async throws {
        guard let key = IdempotencyKey(key) else { return say("no key") }
        let store = try await SQLiteContactStore.open(folder: folder)
        _ = try await store.create(SavedContact.drafts(ofSave: 1)[0], key: key)
        kill(getpid(), SIGKILL)
    }

    /// Locks the file for readers and writers until the input ends.
    static func lock(_ folder: URL) throws {
        let file = folder.appending(component: SQLiteContactStore.fileName).path
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        let queue = try DatabaseQueue(path: file, configuration: configuration)
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
            say("locked")
            _ = readLine()
            try database.execute(sql: "ROLLBACK")
        }
        try queue.close()
        say("unlocked")
    }

    /// Saves until the limit of the file size, reports the failure, and saves again without the limit.
    static func starve(_ folder: URL, bytes: Int) async throws {
        let store = try await SQLiteContactStore.open(folder: folder)
        // Ignore the signal, because it would end the process. Writing then fails instead.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(fileSizeLimit, &limit)
        let usual = limit.rlim_cur
        limit.rlim_cur = rlim_t(bytes)
        setrlimit(fileSizeLimit, &limit)
        let number = await saveUntilFailure(store)
        limit.rlim_cur = usual
        setrlimit(fileSizeLimit, &limit)
        _ = try await store.create(SavedContact.drafts(ofSave: number))
        say("saved \(number)")
    }

    /// Saves until the disk is full, reports the failure, then makes room and saves again.
    static func fill(_ folder: URL) async throws {
        let ballast = folder.appending(component: "ballast")
        try Data(count: 300_000).write(to: ballast)
        let store = try await SQLiteContactStore.open(folder: folder)
        let number = await saveUntilFailure(store)
        try FileManager.default.removeItem(at: ballast)
        _ = try await store.create(SavedContact.drafts(ofSave: number))
        say("saved \(number), counted \(try await store.count(of: .all))")
    }

    /// Returns the number of the save that failed.
    private static func saveUntilFailure(_ store: SQLiteContactStore) async -> Int {
        var number = 1
        do {
            while number < 100_000 {
                _ = try await store.create(SavedContact.drafts(ofSave: number))
                number += 1
            }
        } catch {
            say("failed \(error.code) after \(number - 1)")
        }
        return number
    }

    /// Opens and saves as another user, and reports the result.
    static func open(_ folder: URL, as user: UInt32?) async {
        if let user, getuid() == 0 { setuid(user) }
        do {
            let store = try await SQLiteContactStore.open(folder: folder)
            _ = try await store.create(ContactDraft(firstName: "Ann", lastName: "Zimmer"))
            say("saved")
        } catch {
            say("failed \(error.code)")
        }
    }

    #if os(Linux)
    private static let fileSizeLimit = Int32(RLIMIT_FSIZE.rawValue)
    #else
    private static let fileSizeLimit = RLIMIT_FSIZE
    #endif

    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
