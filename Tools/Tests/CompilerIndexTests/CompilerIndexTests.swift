import CompilerIndex
import Foundation
import SwiftFacts
import Testing

/// Reads back the compiler's index of a file.
struct CompilerIndexTests {
    private static let source = """
        final class FeedService {}
        func makeService() -> FeedService { FeedService() }
        typealias Backend = FeedService
        protocol FeedViewInput: AnyObject {}
        final class FeedPresenter {
            let service = makeService()
            let backend: Backend = makeService()
            weak var view: (any FeedViewInput)?
            let all = [makeService()]
            let send = { (service: FeedService) in }
            private final class Hidden {}
            private let hidden = Hidden()
            let text = "é".count
        }
        """

    @Test func propertiesHaveTheTypesThatTheCompilerInferred() throws {
        let build = try IndexedBuild(Self.source)
        defer { build.remove() }
        let file = try #require(build.index().files[build.file])
        #expect(file.module == "Main")
        let types = file.propertyTypes.sorted { $0.key < $1.key }.map { "\($0.key.line): \($0.value.text)" }
        #expect(
            types == [
                "6: Main.FeedService", "7: Main.FeedService", "8: Optional<Main.FeedViewInput>", "9: Array<Main.FeedService>",
                "10: (Main.FeedService) -> ()", "12: Main.FeedPresenter.Hidden", "13: Int",
            ])
        let held = file.propertyTypes.sorted { $0.key < $1.key }.map { $0.value.heldNames.last ?? "nothing" }
        #expect(
            held == [
                "Main.FeedService", "Main.FeedService", "Main.FeedViewInput", "Main.FeedService", "nothing", "Main.FeedPresenter.Hidden",
                "Int",
            ])
    }

    @Test func namesMeanWhatTheirFileDeclares() throws {
        let build = try IndexedBuild(Self.source)
        defer { build.remove() }
        let file = try #require(build.index().files[build.file])
        // The use of the alias `Backend`, and the type behind it.
        #expect(file.types[SourcePosition(line: 7, column: 18)]?.declaration?.position == SourcePosition(line: 3, column: 11))
        #expect(file.types[SourcePosition(line: 3, column: 21)]?.declaration?.position == SourcePosition(line: 1, column: 13))
        #expect(file.types[SourcePosition(line: 4, column: 25)]?.declaration == nil)
        #expect(!file.known.contains(SourcePosition(line: 1, column: 1)))
    }

    @Test func theNewestBuildIsFound() throws {
        let build = try IndexedBuild(Self.source)
        defer { build.remove() }
        #expect(try CompilerIndex.store(below: build.folder).resolvingSymlinksInPath() == build.store.resolvingSymlinksInPath())
    }

    @Test func aLibraryThatCannotReadTheIndexIsReported() throws {
        let build = try IndexedBuild("let one = 1")
        defer { build.remove() }
        let wrong = #expect(throws: IndexProblem.self) { try CompilerIndex(store: build.store, files: [], library: build.file) }
        #expect(wrong?.shortForm == "library")
    }

    @Test func anInvalidIndexIsReported() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "no-index-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let none = #expect(throws: IndexProblem.self) { try CompilerIndex.store(below: folder) }
        #expect(none?.shortForm == "no-store")
        #expect(none?.description.contains("Build the project first") == true)
        let file = folder.appending(path: "store")
        try Data("no index".utf8).write(to: file)
        let broken = #expect(throws: IndexProblem.self) { try CompilerIndex(store: file, files: []) }
        #expect(broken?.shortForm == "store")
    }
}
