import Foundation
@testable import SwiftFacts
import Testing

@Suite struct FactCacheTests {
    private static let source = """
        import UIKit
        @main final class A<T>: B, C { weak var view: V?; let s = S(); func go(x: X = .y) -> Z { s.run { [weak self] in self!.t(u, "v") } } }
        enum E { case a(F) }
        // belvedere:ignore strong-view because
        let x = try! decode()
        """

    private func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "belvedere-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test func factsSurviveTheirBytes() throws {
        let facts = FactReader().facts(of: Self.source)
        #expect(facts.types.count == 2 && !facts.closures.isEmpty && !facts.forces.isEmpty && !facts.directives.isEmpty)
        #expect(try FileFacts(decoding: facts.encoded()[...]) == facts)
    }

    @Test func cutAndChangedBytesAreNoFactsOrOtherFacts() {
        let bytes = FactReader().facts(of: Self.source).encoded()
        for count in bytes.indices { #expect(throws: FactDecoder.Broken.self) { try FileFacts(decoding: bytes[..<count]) } }
        // No bytes may stop the program.
        for index in bytes.indices {
            for value in [UInt8(0), 0x7F, 0xFF] {
                var changed = bytes
                changed[index] = value
                _ = try? FileFacts(decoding: changed[...])
            }
        }
    }

    @Test func theSecondRunTakesWhatTheFirstRead() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "A.swift")
        try Self.source.write(to: file, atomically: true, encoding: .utf8)
        let cache = FactCache(folder: folder.appending(path: "cache"))
        let first = await FactLibrary(cache: cache).facts(of: [file])
        let stored = cache.load()
        #expect(stored.count == 1)
        // An entry with other facts proves that the second run uses it.
        var other = FileFacts()
        other.lineCount = 77
        try cache.store(stored.mapValues { _ in other.encoded()[...] })
        let second = await FactLibrary(cache: cache).facts(of: [file])
        guard case .facts(let read) = first[0], case .facts(let taken) = second[0] else {
            Issue.record("the file was not read")
            return
        }
        #expect(read.types.count == 2)
        #expect(taken.lineCount == 77)
        // An edited file is read again.
        try (Self.source + "\nclass More {}").write(to: file, atomically: true, encoding: .utf8)
        guard case .facts(let edited) = await FactLibrary(cache: cache).facts(of: [file])[0] else { return }
        #expect(edited.types.count == 3)
    }

    @Test func aBrokenCacheIsIgnoredAndWrittenAnew() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "A.swift")
        try Self.source.write(to: file, atomically: true, encoding: .utf8)
        let cache = FactCache(folder: folder)
        _ = await FactLibrary(cache: cache).facts(of: [file])
        let place = folder.appending(path: "facts-\(FactCache.format).bin")
        let whole = try Data(contentsOf: place)
        var changed = whole
        changed[changed.count / 2] ^= 0xFF
        for broken in [Data(), whole.prefix(whole.count / 2), changed, Data("nonsense".utf8)] {
            try broken.write(to: place)
            #expect(cache.load().isEmpty)
            guard case .facts(let facts) = await FactLibrary(cache: cache).facts(of: [file])[0] else {
                Issue.record("the file was not read")
                return
            }
            #expect(facts.types.count == 2)
            #expect(cache.load().count == 1)
        }
    }

    @Test func filesThatCannotBeReadAreNamedWithTheReason() async throws {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let large = folder.appending(path: "Large.swift")
        try Data(repeating: UInt8(ascii: " "), count: 10_000_000).write(to: large)
        let outcomes = await FactLibrary(cache: nil).facts(of: [large, folder.appending(path: "None.swift")])
        guard case .unreadable(let first) = outcomes[0], case .unreadable(let second) = outcomes[1] else {
            Issue.record("both files were read")
            return
        }
        #expect(first == "has 10.0 MB, and files above 4.0 MB are not read")
        #expect(second.hasPrefix("cannot be read"))
    }

    @Test func contentsThatDifferHaveOtherNumbers() {
        var numbers: Set<ContentHash> = []
        for count in 0..<300 { numbers.insert(ContentHash([UInt8](repeating: 0, count: count))) }
        for bit in 0..<800 {
            var bytes = [UInt8](repeating: 7, count: 100)
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            numbers.insert(ContentHash(bytes))
        }
        #expect(numbers.count == 1_100)
    }
}
