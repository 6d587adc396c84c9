import Testing

@testable import Development

/// Tests the files by which a second command finds a running loop.
struct LoopRecordTests {
    @Test func theLockIsGivenOnce() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let record = LoopRecord(folder: folder.path + "/.build")
        var lock = try record.lock()
        #expect(lock != nil)
        #expect(try record.lock() == nil)
        lock = nil
        #expect(try record.lock() != nil)
    }

    @Test func theNewestEntryIsRead() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let record = LoopRecord(folder: folder.path)
        #expect(record.entry == nil)
        let entry = LoopRecord.Entry(port: 8080, sources: "0f", isBusy: false, exitCode: 1, sentence: "Does not compile.")
        try record.write(entry)
        #expect(record.entry == entry)
        try folder.write("{", "belvedere-dev.json")
        #expect(record.entry == nil)
    }
}
