import BelvedereTesting
import SevenGUIs
import Testing

struct RecordedCrudTests {
    @Test func crud() async {
        await withApp(.crud) { app in
            await app.settle()
            await app.wait(for: .button, "Delete")
            app.expect(
                """
                screen "CRUD"
                  label "Choose a name to change or delete it, or type a new one."
                  textField "Filter prefix"
                  list "Names" [3 rows]
                    row "Emil, Hans"
                    row "Mustermann, Max"
                    row "Tisch, Roman"
                  textField "Name"
                  textField "Surname"
                  button "Create"
                  button "Update" [disabled]
                  button "Delete" [disabled]
                """)

            app.type("Ada", into: "Name")
            await app.settle()
            app.expectChanges(
                """
                -   textField "Name"
                +   textField "Name" = "Ada" [focused]
                """)

            app.type("Lovelace", into: "Surname")
            await app.settle()
            app.expectChanges(
                """
                -   textField "Name" = "Ada" [focused]
                -   textField "Surname"
                +   textField "Name" = "Ada"
                +   textField "Surname" = "Lovelace" [focused]
                """)

            app.tap(.button, "Create")
            await app.settle()
            app.expectChanges(
                """
                -   list "Names" [3 rows]
                +   list "Names" [4 rows]
                +     row "Lovelace, Ada"
                -   textField "Surname" = "Lovelace" [focused]
                +   textField "Surname" = "Lovelace"
                """)

            app.tap(.row, "Lovelace, Ada")
            await app.settle()
            app.expectChanges(
                """
                -     row "Lovelace, Ada"
                +     row "Lovelace, Ada" [selected]
                -   button "Update" [disabled]
                -   button "Delete" [disabled]
                +   button "Update"
                +   button "Delete"
                """)

            app.tap(.button, "Delete")
            await app.settle()
            app.expectChanges(
                """
                -   list "Names" [4 rows]
                +   list "Names" [3 rows]
                -     row "Lovelace, Ada" [selected]
                -   button "Update"
                -   button "Delete"
                +   button "Update" [disabled]
                +   button "Delete" [disabled]
                """)
        }
    }
}
