import BelvedereTesting
import Step6
import Testing

struct RecordedCookingTests {
    @Test func cooking() async {
        await withApp(.chores(store: MemoryChoreStore(["Sweep"]))) { app in
            await app.settle()
            await app.wait(for: .row, "Sweep")
            app.expect(
                """
                screen "Chores"
                  button "Add"
                  searchField "Search chores"
                  label "0 of 1 done"
                  list [1 row]
                    row "Sweep"
                """)

            app.tap(.button, "Add")
            await app.settle()
            app.expectChanges(
                """
                - screen "Chores"
                -   button "Add"
                -   searchField "Search chores"
                -   label "0 of 1 done"
                -   list [1 row]
                -     row "Sweep"
                + screen "New chore" [presented, back]
                +   textField "What is to be done?" [focused]
                +   button "Save" [disabled]
                """)

            app.type("Cook", into: "What is to be done?")
            await app.settle()
            app.expectChanges(
                """
                -   textField "What is to be done?" [focused]
                -   button "Save" [disabled]
                +   textField "What is to be done?" = "Cook" [focused]
                +   button "Save"
                """)

            app.tap(.button, "Save")
            await app.settle()
            await app.wait(for: .row, "Cook")
            app.expectChanges(
                """
                - screen "New chore" [presented, back]
                -   textField "What is to be done?" = "Cook" [focused]
                -   button "Save"
                + screen "Chores"
                +   button "Add"
                +   searchField "Search chores"
                +   label "0 of 2 done"
                +   list [2 rows]
                +     row "Sweep"
                +     row "Cook"
                """)
        }
    }
}
