import Foundation
import Testing

@testable import Development

/// Tests the watcher: the stamps of the sources, and the events of the system.
struct WatchingTests {
    private func places(_ folder: TemporaryFolder) -> SourcePlaces {
        SourcePlaces(folders: [folder.path + "/Sources"], manifests: [folder.path + "/Package.swift"])
    }

    @Test func editsAreFoundInTheOrderOfTheirPaths() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for name in ["Package.swift", "Sources/App/Kept.swift", "Sources/App/Edited.swift", "Sources/App/Removed.swift"] {
            try folder.write("let a = 1\n", name)
        }
        let before = SourceStamps(of: places(folder))
        #expect(SourceStamps(of: places(folder)).changes(since: before).isEmpty)
        try folder.write("let a = 12\n", "Sources/App/Edited.swift")
        try folder.write("let b = 1\n", "Sources/App/Deep/Added.swift")
        try folder.remove("Sources/App/Removed.swift")
        try folder.write("// manifest\n", "Package.swift")
        let changes = SourceStamps(of: places(folder)).changes(since: before)
        #expect(changes.map(\.name) == ["Package.swift", "Added.swift", "Edited.swift", "Removed.swift"])
        #expect(changes.map(\.kind) == [.edited, .added, .edited, .removed])
        #expect(changes.map(\.isManifest) == [true, false, false, false])
    }

    @Test(arguments: [".Money.swift.swp", ".hidden", "Money.swift~", "#Money.swift#", "4913", "Money.swift.tmp"])
    func filesOfEditorsAreNoSources(name: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write("let a = 1\n", "Sources/App/Money.swift")
        let before = SourceStamps(of: places(folder))
        try folder.write("let a = 1\n", "Sources/App/" + name)
        #expect(SourceStamps(of: places(folder)) == before)
    }

    @Test func equalSourcesHaveEqualDigests() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write("let a = 1\n", "Sources/App/Money.swift")
        let before = SourceStamps(of: places(folder))
        #expect(SourceStamps(of: places(folder)).digest == before.digest)
        try folder.write("let a = 12\n", "Sources/App/Money.swift")
        #expect(SourceStamps(of: places(folder)).digest != before.digest)
    }

    /// Waits for an event with a deadline, because on some systems the events are compared only a few times per second.
    private func sees(_ events: FileEvents) -> Bool {
        let deadline = ContinuousClock.now.advanced(by: .seconds(20))
        while ContinuousClock.now < deadline {
            if events.wait(milliseconds: 20) { return true }
        }
        return false
    }

    @Test(.timeLimit(.minutes(10))) func anEditAndANewFolderEndTheWait() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write("let a = 1\n", "Sources/App/Money.swift")
        // Without polling on Linux, so that only the events of the system count.
        let events = FileEvents(at: places(folder), pollingInterval: Self.interval)
        try folder.write("let a = 2\n", "Sources/App/Money.swift")
        #expect(sees(events))
        events.waitUntilQuiet()
        try folder.write("let b = 1\n", "Sources/App/New/First.swift")
        #expect(sees(events))
        events.waitUntilQuiet()
        // The wait for the folder watches it from then on.
        try folder.write("let b = 2\n", "Sources/App/New/First.swift")
        #expect(sees(events))
    }

    #if os(Linux)
    private static let interval = Duration.seconds(1000)
    #else
    private static let interval = Duration.milliseconds(50)
    #endif

    @Test func aChangeWithoutAnEventEndsTheWaitToo() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        #expect(sees(FileEvents(at: SourcePlaces(folders: [folder.path + "/none"]), pollingInterval: .milliseconds(1))))
    }

    #if os(Linux)
    @Test func withoutAnEditTheWaitEndsInVain() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write("let a = 1\n", "Sources/App/Money.swift")
        #expect(!FileEvents(at: places(folder), pollingInterval: Self.interval).wait(milliseconds: 1))
    }
    #endif
}
