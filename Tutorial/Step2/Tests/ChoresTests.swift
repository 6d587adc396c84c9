import BelvedereTesting
@testable import Step2
import Testing

struct ChoresTests {
    @Test func aChoreIsDone() {
        withApp(.chores(["Sweep", "Cook"])) { app in
            app.tap(.row, "Sweep")
            app.expect(
                """
                screen "Sweep" [back]
                  toggle "Done" = off
                """)
            app.toggle("Done", to: true)
            app.back()
            app.expect(
                """
                screen "Chores"
                  label "1 of 2 done"
                  list [2 rows]
                    row "Sweep, Done"
                    row "Cook"
                  textField "What is to be done?"
                  button "Add" [disabled]
                """)
        }
    }

    @Test func aChoreIsAdded() {
        withApp(.chores()) { app in
            app.type("Sweep", into: "What is to be done?")
            app.tap(.button, "Add")
            app.expect(.row, "Sweep", ignoringOthers: true)
        }
    }

    @Test func theChildTellsItsParent() {
        withSession {
            let parent = ChoresViewModel(["Sweep"])
            let child = parent.chore(1)
            child?.isDone.value = true
            #expect(parent.chores[0].isDone)
            #expect(parent.chore(2) == nil)
        }
    }
}
