import Foundation
import Testing

/// The tests that build a small server.
///
/// A first build takes most of the time of such a test, so the tests share one package and its build, one after the other. Each test
/// begins with the same sources.
@Suite(.serialized) enum SmallServerTests {
    /// Runs `belvedere dev` like a person: edits a file, looks at the page, and reads the terminal.
    @Suite(.timeLimit(.minutes(10))) struct DevCommandTests {}

    /// Edits a package in all ways while its page is open and a person has typed into it.
    @Suite(.timeLimit(.minutes(10))) struct DevelopmentLoopTests {}

    /// Looks at the panel over an open page like a person: reads it, continues to type, and closes it.
    @Suite(.enabled(if: BrowserPage.browser != nil, "there is no Chromium"), .timeLimit(.minutes(10)))
    struct DevelopmentPageTests {}

    /// Edits a package at random, while `belvedere dev` serves it, and compares the page with that of a fresh build.
    struct RandomEditsTests {}
}

extension SmallServer {
    /// Returns the package that the tests share, with the sources of a new one and the results of earlier builds.
    ///
    /// Only a test of ``SmallServerTests`` may use it.
    static func shared(answer: String) throws -> SmallServer {
        let files = FileManager.default, start = Date()
        for name in try Self.sources(in: sharedFolder).sorted(by: >) where try !Self.namesOfNewPackage.get().contains(name) {
            try files.removeItem(atPath: sharedFolder + "/" + name)
        }
        let server = try SmallServer(answer: answer, in: sharedFolder + "/server")
        // The driver of the compiler knows whole seconds only, and the last edit may be of this second.
        for name in try Self.sources(in: sharedFolder) {
            let path = sharedFolder + "/" + name
            guard let time = try files.attributesOfItem(atPath: path)[.modificationDate] as? Date, time >= start else { continue }
            try files.setAttributes([.modificationDate: time.addingTimeInterval(1)], ofItemAtPath: path)
        }
        // The programs of an earlier test, which `belvedere dev` has linked without a plan. SwiftPM links them again.
        let built = server.folder + "/.build/debug"
        for name in (try? files.contentsOfDirectory(atPath: built)) ?? []
        where name == "server" || name.hasSuffix(".xctest") || name.hasPrefix("libbelvedere-dev-") {
            try files.removeItem(atPath: built + "/" + name)
        }
        return server
    }

    private static let sharedFolder: String = {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/belvedere-dev-\(UUID().uuidString)"
        atexit { try? FileManager.default.removeItem(atPath: SmallServer.sharedFolder) }
        return folder
    }()

    /// The paths of the files in a new package and in the package beside it.
    private static let namesOfNewPackage = Result {
        let server = try SmallServer(answer: "")
        defer { server.remove() }
        return try sources(in: URL(fileURLWithPath: server.folder).deletingLastPathComponent().path)
    }

    /// Returns the paths of all files in a folder that the tests have written.
    private static func sources(in folder: String) throws -> Set<String> {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        let folders = ["server/Sources", "server/Plugins", "server/Tests", "beside/Sources"]
        let names = try folders.flatMap { part in
            try FileManager.default.subpathsOfDirectory(atPath: folder + "/" + part).map { part + "/" + $0 }
        }
        return Set(names)
    }
}
