import Foundation
import Testing

/// Compares the recordings of ten sessions, one for each app and architecture, with the files in this folder. All four architectures of
/// Contacts give the same test. The files are compiled and run like all tests, so recorded tests compile and pass.
///
/// With `BELVEDERE_RECORD=1` the test writes the files again instead of comparing them.
struct RecordingTests {
    @Test(arguments: RecordedSession.all)
    func aRecordingIsTheTestBesideThisOne(session: RecordedSession) async throws {
        let text = await session.test()
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Recorded\(session.name.prefix(1).uppercased() + session.name.dropFirst())Tests.swift")
        if ProcessInfo.processInfo.environment["BELVEDERE_RECORD"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        } else {
            let kept = try String(contentsOf: file, encoding: .utf8)
            #expect(text == kept, "The recorder makes another test now. Run with BELVEDERE_RECORD=1 and read the difference.")
        }
    }

    @Test func thereAreTenOfThem() {
        #expect(RecordedSession.all.count == 10)
        #expect(Set(RecordedSession.all.map(\.testDescription)).count == 10)
    }
}
