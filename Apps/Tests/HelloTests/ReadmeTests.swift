import Belvedere
import BelvedereTesting
import Foundation
import Hello
import Testing

/// Checks that the code in the README is the compiled code.
struct ReadmeTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

    // The README shows this test word for word.
    @Test func theButtonGreets() {
        withApp(.hello) { app in
            app.tap(.button, "Say hello")
            app.expectChanges("+   label \"Hello\"")
        }
    }

    @Test(arguments: [
        "Apps/Sources/HelloModel/HelloViewModel.swift", "Apps/Sources/Hello/HelloScreen.swift",
    ])
    func helloStandsInTheReadmeInFull(file: String) throws {
        let source = try text(of: file)
        #expect(try snippets().contains(source.trimmingCharacters(in: .newlines)))
    }

    @Test func theTestInTheReadmeIsTheOneAbove() throws {
        let here = lines(try text(of: "Apps/Tests/HelloTests/ReadmeTests.swift"))
        let snippet = try #require(try snippets().first { $0.contains("withApp") })
        for line in lines(snippet) { #expect(here.contains(line), "\(line)") }
    }

    private func text(of file: String) throws -> String {
        try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }

    private func snippets() throws -> [String] {
        try text(of: "README.md").components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "\n```")[0]
        }
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
