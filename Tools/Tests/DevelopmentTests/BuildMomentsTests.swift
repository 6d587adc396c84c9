import Foundation
import Testing

@testable import Development

/// Edits a file in the second of a build, with a clock that the tests set.
struct BuildMomentsTests {
    private final class Clock {
        var seconds = 100.0
        var time: Int { Int(seconds * 1_000_000_000) }
    }

    private let clock = Clock()

    private func moments() -> BuildMoments { BuildMoments { [clock] in clock.time } }

    @Test func onlyAnEditFromALaterSecondIsSeen() {
        var moments = moments()
        #expect(!moments.hides(clock.time))
        moments.noteBuild()
        clock.seconds = 100.5
        #expect(moments.hides(clock.time))
        // A file with an old time, for example a copy.
        #expect(moments.hides(7))
        clock.seconds = 101
        #expect(!moments.hides(clock.time))
    }

    @Test func anEditDuringABuildInTheBackgroundIsHidden() {
        var moments = moments()
        moments.follow(isPreparing: true)
        clock.seconds = 105
        #expect(!moments.hides(clock.time))
        // The build has ended since it was last seen.
        moments.follow(isPreparing: false)
        #expect(moments.hides(clock.time))
        clock.seconds = 106
        moments.follow(isPreparing: false)
        #expect(!moments.hides(clock.time))
    }

    @Test func aHiddenEditIsCompiledInTheNextSecond() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let source = folder.path + "/Sources/App/Money.swift", other = folder.path + "/Sources/App/Other.swift"
        let target = folder.path + "/debug/my-app.build"
        try folder.write("let a = 1\n", "Sources/App/Money.swift")
        try folder.write("let b = 1\n", "Sources/App/Other.swift")
        let map = [source: ["object": target + "/Money.o"], other: ["object": target + "/Other.o"]]
        try folder.write(String(decoding: JSONEncoder().encode(map), as: UTF8.self), "debug/my-app.build/output-file-map.json")
        let made = ["debug/my-app.build/Money.o", "debug/my-app.build/Other.o", "debug/Modules/my_app.swiftmodule"]
        for name in made { try folder.write("", name) }
        func present() -> [Bool] { made.map { FileManager.default.fileExists(atPath: folder.path + "/" + $0) } }

        let places = SourcePlaces(folders: [folder.path + "/Sources"])
        let before = SourceStamps(of: places)
        try folder.write("let a = 12\n", "Sources/App/Money.swift")
        // The build begins in the second of the edit, and the times of files may be some milliseconds behind.
        clock.seconds = Double(try #require(SourceStamps(of: places).time(of: source)) / 1_000_000_000)
        var moments = moments()
        let compiled = CompiledFiles(folder: folder.path + "/debug")
        var pauses = 0
        func read(since earlier: SourceStamps) -> SourceStamps {
            moments.newest(places, since: earlier, compiled: compiled) {
                #expect(present() == [true, true, true])
                pauses += 1
                clock.seconds += 0.25
            }
        }
        // No build has run in the second of this edit.
        let edited = read(since: before)
        #expect(edited.changes(since: before).count == 1 && pauses == 0 && present() == [true, true, true])
        moments.noteBuild()
        #expect(read(since: edited) == edited && pauses == 0 && present() == [true, true, true])
        #expect(read(since: before) == edited && pauses == 5 && present() == [false, true, false])
    }
}
