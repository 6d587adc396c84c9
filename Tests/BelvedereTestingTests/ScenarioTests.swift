import BelvedereTesting
import Foundation
import Testing

struct ScenarioTests {
    private let greeting = Scenario("A greeting", application: "/hello", steps: [
        .tap(.button, "Say hello"),
        .expect("""
            screen "Hello"
              label "Hello"
              button "Say hello"
            """),
    ])

    @Test func aScenarioGivesATranscript() async {
        let result = await greeting.run(.hello)
        #expect(result.failures.isEmpty)
        #expect(result.transcript.description == """
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
        #expect(json == """
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
                "rows" : 10
              }
            }
            """)
        #expect(try JSONDecoder().decode(Scenario.self, from: Data(json.utf8)) == greeting)
    }

    @Test func aStepThatCannotBeDoneEndsTheScenario() async {
        let scenario = Scenario("Too much", application: "/hello", steps: [.tap(.button, "Bye"), .tap(.button, "Say hello")])
        let result = await scenario.run(.hello)
        #expect(result.transcript.entries.map(\.step) == ["begin"])
        #expect(result.failures.map(\.message) == ["""
            tap(.button, "Bye"): a person could not find the button "Bye".
            What they could find of that kind:
              button "Say hello"
            The steps after this one are left out.
            """])
    }

    @Test func anExpectationThatIsNotMetIsReported() async {
        let scenario = Scenario("Wrong", application: "/hello", steps: [.expect("screen \"Bye\"\n  button \"Say hello\"")])
        let result = await scenario.run(.hello)
        #expect(result.failures.map(\.message) == ["""
            The screen is not what was expected (- expected, + found):
            - screen "Bye"
            + screen "Hello"
                button "Say hello"
            """])
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
}
