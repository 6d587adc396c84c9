import Belvedere
import BelvedereTesting
import ContactsFakes
import ContactsMVC
import ContactsMVP
import ContactsMVVM
import ContactsVIPER
import Doggies
import Foundation
import Hello
import Testing

/// The scenarios that browsers play as well, on the headless host. Both hosts are held to the same transcripts.
///
/// With `BELVEDERE_RECORD=1` the transcripts are written anew instead of compared.
@Suite("Scenarios that all hosts play")
struct ScenariosTests {
    @Test("saying hello")
    func hello() async throws {
        try await expectTranscript(of: "hello", from: [.hello])
    }

    @Test("contacts give one transcript in all four architectures")
    func contacts() async throws {
        try await expectTranscript(of: "contacts", from: [
            .contactsMVVM(store: FakeContactStore()),
            .contactsVIPER(store: FakeContactStore()),
            .contactsMVP(store: FakeContactStore()),
            .contactsMVC(store: FakeContactStore()),
        ])
    }

    @Test("doggies load")
    func doggies() async throws {
        try await expectTranscript(of: "doggies", from: [.doggies])
    }

    /// Plays a scenario on each of some apps that a person must not be able to tell apart.
    private func expectTranscript(
        of name: String, from applications: [Application], at location: Testing.SourceLocation = #_sourceLocation
    ) async throws {
        let file = Self.folder.appending(component: name + ".json")
        var scenario = try JSONDecoder().decode(Scenario.self, from: Data(contentsOf: file))
        let record = Self.folder.appending(component: name + ".txt")
        for (index, application) in applications.enumerated() {
            scenario.application = application.path
            let result = await scenario.run(application)
            for failure in result.failures {
                Issue.record("\(application.path): \(failure.message)", sourceLocation: location)
            }
            if Self.isRecording, index == 0 {
                try Data(result.transcript.description.utf8).write(to: record)
            }
            let expected = String(decoding: try Data(contentsOf: record), as: UTF8.self)
            #expect(result.transcript.description == expected, "\(application.path)", sourceLocation: location)
        }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../BrowserTests/scenarios").standardized

    private static let isRecording = ProcessInfo.processInfo.environment["BELVEDERE_RECORD"] == "1"
}
