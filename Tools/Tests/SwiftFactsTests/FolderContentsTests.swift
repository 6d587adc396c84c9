import Foundation
import SwiftFacts
import Testing

@Suite struct FolderContentsTests {
    @Test func eachEntryHasItsNameAndItsKind() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder.appending(path: "Größe"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let long = String(repeating: "n", count: 240) + ".swift"
        for name in ["A b.swift", ".hidden", long] { try Data("let a = 1".utf8).write(to: folder.appending(path: name)) }
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "Link"), withDestinationURL: folder)
        let entries = try #require(FolderContents(path: folder.path)).entries
        #expect(entries.map(\.name) == [".hidden", "A b.swift", "Größe", "Link", long])
        #expect(entries.map(\.kind) == [.file, .file, .folder, .link, .file])
    }

    @Test func aFileHasNoContents() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        #expect(FolderContents(path: file.path) == nil)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(FolderContents(path: file.path) == nil)
    }
}
