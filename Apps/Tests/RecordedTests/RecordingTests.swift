import Foundation
import Testing

/// What the recorder makes of ten sessions, one for each app and architecture, is the text of the files beside this one. They are
/// compiled and run as all tests are, so recorded tests compile and pass.
///
/// With `BELVEDERE_RECORD=1` the files are written anew instead of compared.
struct RecordingTests {
    @Test(arguments: RecordedSession.all.map(\.name))
    func aRecordingIsTheTestBesideThisOne(name: String) async throws {
        let session = try #require(RecordedSession.all.first { $0.name == name })
        let text = await session.test()
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Recorded\(name.prefix(1).uppercased() + name.dropFirst())Tests.swift")
        if ProcessInfo.processInfo.environment["BELVEDERE_RECORD"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        } else {
            let kept = try String(contentsOf: file, encoding: .utf8)
            #expect(text == kept, "The recorder makes another test now. Run with BELVEDERE_RECORD=1 and read the difference.")
        }
    }

    @Test func thereAreTenOfThem() {
        #expect(RecordedSession.all.count == 10)
        #expect(Set(RecordedSession.all.map(\.name)).count == 10)
    }
}
