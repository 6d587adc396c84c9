import Belvedere
import BelvedereHeadless
import Doggies
import Hello
import StageTesting
import Testing

/// Tests the two smallest apps on each host.
@Suite("The smallest apps")
struct GreetingTests {
    @Test("a greeting comes, and is not repeated", arguments: StageHost.takingPart)
    func greeting(_ host: StageHost) async throws {
        try await withPerson(using: .hello, on: host) { person in
            await person.expect(
                """
                screen "Greeting"
                  label "Press the button: the view model says the greeting, and the label shows it."
                  button "Say hello"
                """)

            await person.does(.tap(.button, "Say hello"))
            await person.expectChanges(
                """
                +   label "Hello"
                """)

            await person.does(.tap(.button, "Say hello"))
        }
    }

    @Test("doggies come after two seconds", arguments: StageHost.takingPart)
    func doggies(_ host: StageHost) async throws {
        try await withPerson(using: .doggies, on: host) { person in
            await person.expect(
                """
                screen "Doggies"
                  spinner "Loading doggies"
                """)

            await person.does(.wait(seconds: 2))
            await person.expectChanges(
                """
                -   spinner "Loading doggies"
                +   list [3 rows]
                +     row "Alfred Labrador, 1 year"
                +     row "Vinny Doberman, 5 years"
                +     row "Lucky Labrador, 3 years"
                """)
        }
    }
}
