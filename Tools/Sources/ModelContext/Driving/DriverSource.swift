/// The source of the program that opens an app headless and takes steps from its standard input.
struct DriverSource {
    let app: AppDeclaration

    /// The text of `main.swift`.
    var text: String {
        """
        import Belvedere
        @_spi(Hosting) import BelvedereHeadless
        import BelvedereInspector
        import Foundation
        @testable import \(app.target)

        // Made by "belvedere mcp". It opens an app as in a test, and takes a step from each line.

        struct Request: Decodable {
            var action: String
            var step: Step?
            var name: String?
        }

        struct Answer: Encodable {
            var text: String
            var isError: Bool
        }

        // The app itself may print. So the answers get the place of the standard output, and the prints go to the standard error.
        let answers = FileHandle(fileDescriptor: dup(1), closeOnDealloc: false)
        dup2(2, 1)

        func answer(_ text: String, isError: Bool = false) {
            guard let line = try? JSONEncoder().encode(Answer(text: text, isError: isError)) else { return }
            answers.write(line + Data("\\n".utf8))
        }

        func changes(from before: String, to now: String) -> String {
            let lines = now.split(separator: "\\n").difference(from: before.split(separator: "\\n")).map { change in
                switch change {
                case .remove(_, let line, _): "- \\(line)"
                case .insert(_, let line, _): "+ \\(line)"
                }
            }
            return lines.isEmpty ? "Nothing changed." : lines.joined(separator: "\\n")
        }

        let failures = FailureCollector()
        var setting = Setting(locale: CommandLine.arguments[2])
        setting.isExhaustive = false
        await failures.withApp(.\(app.name), at: CommandLine.arguments[1], setting) { app in
            let recorder = app.record(BelvedereApp.\(app.name).path)
            await app.settle()
            var before = app.transcript.description
            var latest = "Nothing changed."
            var known = 0
            func newFailures() -> [String] {
                defer { known = failures.failures.count }
                // Here, the later steps are not left out.
                return failures.failures[known...].map { $0.message.replacing("\\nThe steps after this one are left out.", with: "") }
            }
            let first = newFailures()
            answer((first + [before]).joined(separator: "\\n"), isError: !first.isEmpty)
            while let line = readLine() {
                guard let request = try? JSONDecoder().decode(Request.self, from: Data(line.utf8)) else {
                    answer("The step is not complete, or its action or role is unknown.", isError: true)
                    continue
                }
                switch request.action {
                case "transcript": answer(app.transcript.description)
                case "usable": answer(app.usable.map(\\.phrase).joined(separator: "\\n"))
                case "difference": answer(latest)
                case "test":
                    let name = request.name ?? "session"
                    answer(SwiftTest(recorder.stop(), named: name, opening: ".\(app.name)", imports: ["\(app.target)"]).text)
                default:
                    guard let step = request.step else {
                        answer("The step is missing.", isError: true)
                        continue
                    }
                    await app.perform(step)
                    await app.settle()
                    let new = newFailures()
                    app.resume()
                    let now = app.transcript.description
                    latest = changes(from: before, to: now)
                    before = now
                    answer((new + [latest]).joined(separator: "\\n"), isError: !new.isEmpty)
                }
            }
        }

        """
    }
}
