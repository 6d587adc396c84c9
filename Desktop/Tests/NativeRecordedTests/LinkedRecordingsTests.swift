import Foundation
import Testing

/// Tests that no recorded test is left out here.
struct LinkedRecordingsTests {
    @Test func eachRecordedTestOfTheAppsRunsInANativeWindow() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let apps = folder.appending(path: "../../../Apps/Tests/RecordedTests").standardized
        let recorded = try recordedTests(in: apps)
        #expect(recorded.contains("RecordedHelloTests.swift"))
        #expect(try recordedTests(in: folder) == recorded)
    }

    private func recordedTests(in folder: URL) throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        return Set(names.filter { $0.hasPrefix("Recorded") && $0.hasSuffix("Tests.swift") })
    }
}
