import Belvedere
import BelvedereHeadless
import ContactsFakes
import LongRuns
import StageTesting
import Testing

/// The steps of a person from the first contact on, and a long list with its index.
@Suite("A story of contacts")
struct StoryTests {
    /// The architectures that the other acceptance tests do not play in a browser.
    private nonisolated static let stagings = StageHost.takingPart.flatMap { host in
        let architectures = host != .browser || LongRun.isWanted ? Architecture.allCases : [.mvp, .mvc]
        return architectures.map { Staging(architecture: $0, host: host, memory: .array) }
    }

    @Test("contacts are added, found, opened, deleted and restored", arguments: stagings)
    func story(_ staging: Staging) async throws {
        try await withContacts(staging, FakeContactStore()) { app in
            await app.expect(
                """
                screen "Contacts"
                  fileField "Import vCard"
                  button "Export vCard" [disabled]
                  button "Add contact"
                  searchField "Search contacts"
                  picker "Sort by" = "First, last" of ("First, last", "Last, first")
                  button "Select" [disabled]
                  emptyState "No contacts yet"
                    label "People you add appear here."
                    button "Add"
                  list "Contacts" [0 rows]
                """)

            await app.does(.tap(.button, "Add"), .type("Ann", into: "First Name"), .tap(.button, "Done"))
            await app.expect(
                """
                alert "Error"
                  label "A contact must have first and last names"
                  button "Ok"
                """)

            await app.does(.tap(.button, "Ok"))
            await app.expectLines(
                """
                screen "Add Contact" [presented, back]
                  textField "First Name" = "Ann"
                  textField "Last Name" [focused, message "Enter a last name."]
                """)

            await app.does(.type("Zimmer", into: "Last Name"), .tap(.button, "Done"))
            await app.expectLines(
                """
                screen "Contacts"
                  label "1 contact"
                  list "Contacts" [1 row, actions "Delete"]
                    sectionHeader "A"
                    row "Ann Zimmer"
                toast "Ann Zimmer saved"
                  button "Show"
                """)

            await app.does(.tap(.button, "Add contact"), .type("Bob", into: "First Name"), .type("Young", into: "Last Name"))
            await app.does(
                .tap(.button, "Add phone"), .type("+358 40 1", into: "Phone"), .select("Work", in: "Label"), .tap(.button, "Done"))
            await app.expectRows(["Ann Zimmer", "Bob Young, +358 40 1"])

            await app.does(.type("bo", into: "Search contacts", .searchField))
            await app.expectRows(["Bob Young, +358 40 1"])
            await app.does(.tap(.row, "Bob Young, +358 40 1"))
            await app.expectLines(
                """
                screen "Bob Young" [back]
                  link "Call" to "tel:+358401"
                  label "Work"
                  link "Call +358 40 1" to "tel:+358401"
                """)

            await app.does(.back)
            await app.expect(.searchField, "Search contacts", value: "bo")
            await app.does(.clear("Search contacts", .searchField))
            await app.expectRows(["Ann Zimmer", "Bob Young, +358 40 1"])
            await app.does(.perform("Delete", on: "Ann Zimmer"))
            await app.expectRows(["Bob Young, +358 40 1"])
            await app.does(.tap(.button, "Undo"))
            await app.expectRows(["Ann Zimmer", "Bob Young, +358 40 1"])
        }
    }

    @Test("a letter of the index leads to its section", arguments: Staging.all)
    func index(_ staging: Staging) async throws {
        let application = staging.architecture.application(FakeContactStore(["Ann Zimmer", "Bob Young", "Cy Xu"]))
        try await withPerson(using: application, on: staging.host, Setting(viewport: Viewport(rows: 2))) { app in
            await app.expectRows(["Ann Zimmer", "Bob Young"])
            await app.does(.jump(to: "C", of: "Contacts"))
            await app.expectRows(["Bob Young", "Cy Xu"])
            await app.does(.jump(to: "A", of: "Contacts"))
            await app.expectRows(["Ann Zimmer", "Bob Young"])
            await app.does(.type("b", into: "Search contacts", .searchField))
            await app.expectRows(["Bob Young"])
            await app.does(.clear("Search contacts", .searchField), .jump(to: "B", of: "Contacts"))
            await app.expectRows(["Bob Young", "Cy Xu"])
        }
    }
}
