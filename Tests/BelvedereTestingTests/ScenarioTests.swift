import BelvedereTesting
import Foundation
import Testing

struct ScenarioTests {
    private let greeting = Scenario(
        "A greeting", application: "/hello",
        steps: [
            .tap(.button, "Say hello"),
            .expect(
                """
                screen "Hello"
                  label "Hello"
                  button "Say hello"
                """),
        ])

    @Test func aScenarioGivesATranscript() async {
        let result = await greeting.run(.hello)
        #expect(result.failures.isEmpty)
        #expect(
            result.transcript.description == """
                # A greeting

                > begin
                screen "Hello"
                  button "Say hello"

                > tap button "Say hello"
                screen "Hello"
                  label "Hello"
                  button "Say hello"

                """)
    }

    @Test func aScenarioIsJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let json = String(decoding: try encoder.encode(greeting), as: UTF8.self)
        #expect(
            json == """
                {
                  "application" : "/hello",
                  "locale" : "en",
                  "name" : "A greeting",
                  "path" : "",
                  "steps" : [
                    {
                      "action" : "tap",
                      "target" : {
                        "name" : "Say hello",
                        "role" : "button"
                      }
                    },
                    {
                      "action" : "expect",
                      "lines" : [
                        "screen \\"Hello\\"",
                        "  label \\"Hello\\"",
                        "  button \\"Say hello\\""
                      ]
                    }
                  ],
                  "timeZone" : "UTC",
                  "viewport" : {
                    "columns" : 4,
                    "rows" : 10,
                    "width" : "narrow"
                  }
                }
                """)
        #expect(try JSONDecoder().decode(Scenario.self, from: Data(json.utf8)) == greeting)
    }

    @Test func aStepThatCannotBeDoneEndsTheScenario() async {
        let scenario = Scenario("Too much", application: "/hello", steps: [.tap(.button, "Bye"), .tap(.button, "Say hello")])
        let result = await scenario.run(.hello)
        #expect(result.transcript.entries.map(\.step) == ["begin"])
        #expect(
            result.failures.map(\.message) == [
                """
                tap(.button, "Bye"): a person could not find the button "Bye".
                What they could find of that kind:
                  button "Say hello"
                The steps after this one are left out.
                """
            ])
    }

    @Test func anExpectationThatIsNotMetIsReported() async {
        let scenario = Scenario("Wrong", application: "/hello", steps: [.expect("screen \"Bye\"\n  button \"Say hello\"")])
        let result = await scenario.run(.hello)
        #expect(
            result.failures.map(\.message) == [
                """
                The screen is not what was expected (- expected, + found):
                - screen "Bye"
                + screen "Hello"
                    button "Say hello"
                """
            ])
    }

    @Test func stepsTellThemselves() {
        #expect(ScenarioStep.type("Ann \"B\"", into: "Name").phrase == "type \"Ann \\\"B\\\"\" textField \"Name\"")
        #expect(ScenarioStep.tap(.button, "Call", at: 1).inside(.row, "Ann").phrase == "tap button \"Call\" at 1 inside row \"Ann\"")
        #expect(ScenarioStep.wait(seconds: 2).phrase == "wait 2")
        #expect(ScenarioStep.wait(seconds: 0.5).phrase == "wait 0.5")
        #expect(ScenarioStep.scroll(toRow: 20).phrase == "scroll list 20")
        #expect(ScenarioStep.back.phrase == "back")
        #expect(ScenarioStep.open("/add").phrase == "open \"/add\"")
    }

    // MARK: What is outside the app

    /// Asks the device where it is, and something outside the session how far that is.
    private final class CompassScreen: Screen {
        private let answer = Label()
        private let spinner = Spinner("Asking")
        private let name = TextField("Name")

        init() {
            super.init(title: "Compass")
            let pager = Pager("Sides", DynamicList(["North", "South"])) { Label($0) }
            content = Stack(name, Button("Where") { [weak self] in await self?.ask() }, spinner, answer, pager)
        }

        private func ask() async {
            spinner.isSpinning = true
            do throws(CapabilityFailure) {
                guard let device = SessionContext.current?.device else { return }
                let position = try await device.position(timeLimit: .seconds(10))
                answer.text = await Self.outside("At \(position.latitude)")
            } catch {
                answer.text = "\(error)"
            }
            spinner.isSpinning = false
        }

        /// Answers from a thread that no session knows of, after that thread has worked for a while.
        nonisolated private static func outside(_ text: String) async -> String {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    for _ in 0..<10_000 { _ = UUID() }
                    continuation.resume(returning: text)
                }
            }
        }
    }

    private let compass = BelvedereApp("Compass", path: "/compass") { _ in Window(CompassScreen()) }

    private func lastLines(_ position: ScenarioPosition?, _ steps: [ScenarioStep]) async -> [String] {
        let result = await Scenario("Where", application: "/compass", position: position, steps: steps).run(compass)
        #expect(result.failures.isEmpty)
        return result.transcript.entries.last?.lines ?? []
    }

    @Test func aScenarioSaysWhereTheDeviceIsAndASpinnerForWhatIsOutsideIsWaitedFor() async {
        let lines = await lastLines(.at(latitude: 60.5, longitude: 25), [.tap(.button, "Where")])
        #expect(lines.contains("  label \"At 60.5\""))
        #expect(!lines.contains { $0.contains("spinner") })
    }

    @Test func aScenarioSaysWhyTheDeviceDoesNotTell() async {
        for (failure, text) in [(ScenarioPosition.Failure.denied, "denied"), (.unavailable, "unavailable"), (.timedOut, "timedOut")] {
            let lines = await lastLines(.failure(failure), [.tap(.button, "Where")])
            #expect(lines.contains("  label \"\(text)\""), "\(lines)")
        }
        let lines = await lastLines(nil, [.tap(.button, "Where")])
        #expect(lines.contains("  label \"unavailable\""))
    }

    @Test func aPositionIsJSON() throws {
        let scenario = Scenario("Where", application: "/compass", position: .failure(.denied), steps: [])
        let json = String(decoding: try JSONEncoder().encode(scenario), as: UTF8.self)
        #expect(json.contains(#""position":{"failure":"denied"}"#))
        #expect(try JSONDecoder().decode(Scenario.self, from: Data(json.utf8)) == scenario)
    }

    @Test func turningAPageTakesTheKeyboardFromAField() async {
        let lines = await lastLines(nil, [.type("A", into: "Name"), .turn("Sides", to: 1)])
        #expect(lines.contains("  textField \"Name\" = \"A\""))
        #expect(lines.contains("  pager \"Sides\" = 2 of 2"))
    }
}
