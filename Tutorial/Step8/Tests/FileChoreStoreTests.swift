import Foundation
@testable import Step8
import Testing

struct FileChoreStoreTests {
    @Test func storedChoresAreThereAfterARestart() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "chores-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let store = FileChoreStore(path: file.path)
        #expect(try await store.chores().isEmpty)
        var chore = try await store.add("Sweep")
        chore.isDone = true
        try await store.update(chore)
        #expect(try await FileChoreStore(path: file.path).chores() == [chore])
    }

    @Test func aFileThatCannotBeReadIsNotReplaced() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "chores-\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("not json".utf8).write(to: file)
        let store = FileChoreStore(path: file.path)
        await #expect(throws: DecodingError.self) { try await store.add("Sweep") }
        #expect(try Data(contentsOf: file) == Data("not json".utf8))
    }
}
