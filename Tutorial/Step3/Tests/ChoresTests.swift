import BelvedereTesting
@testable import Step3
import Testing

struct ChoresTests {
    @Test func anAddressLeadsToAChore() {
        withApp(.chores(["Sweep", "Cook"]), at: "/2") { app in
            app.expect(
                """
                screen "Cook" [back]
                  toggle "Done" = off
                """)
            app.back()
            app.expect(.row, "Cook", ignoringOthers: true)
        }
    }

    @Test func anAddressOfNoChoreSaysSo() {
        withApp(.chores(["Sweep"]), at: "/9") { app in
            app.expect(.emptyState, "There is no such chore")
        }
    }

    @Test func aChoreIsAdded() {
        withApp(.chores()) { app in
            app.tap(.button, "Add")
            app.type("Sweep", into: "What is to be done?")
            app.tap(.button, "Save")
            app.expect(
                """
                screen "Chores"
                  button "Add"
                  label "0 of 1 done"
                  list [1 row]
                    row "Sweep"
                """)
        }
    }

    @Test func nothingIsDroppedUnasked() {
        withApp(.chores(), at: "/add") { app in
            app.type("Sweep", into: "What is to be done?")
            app.back()
            app.tap(.button, "Keep typing")
            app.expect(.textField, "What is to be done?", value: "Sweep", ignoringOthers: true)
            app.back()
            app.tap(.button, "Drop it")
            app.expect(.label, "0 of 0 done", ignoringOthers: true)
        }
    }
}
