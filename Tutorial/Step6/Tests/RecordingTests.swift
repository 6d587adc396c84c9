import BelvedereInspector
import BelvedereTesting
import Foundation
import Step6
import Testing

struct RecordingTests {
    /// Compares the recorded test with the file beside this one. With `RECORD=1` it writes the file first.
    @Test func theRecordedTestIsTheOneBesideThis() async throws {
        let recording = await withApp(.chores(store: MemoryChoreStore(["Sweep"])), Setting(isExhaustive: false)) { app in
            await app.settle()
            let recorder = app.record("/chores")
            app.tap(.button, "Add")
            app.type("Cook", into: "What is to be done?")
            app.tap(.button, "Save")
            await app.settle()
            return recorder.stop()
        }
        let test = SwiftTest(recording, named: "cooking", opening: #".chores(store: MemoryChoreStore(["Sweep"]))"#, imports: ["Step6"])
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RecordedCookingTests.swift")
        if ProcessInfo.processInfo.environment["RECORD"] != nil {
            try test.text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == test.text)
    }
}
