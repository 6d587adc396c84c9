import BelvedereTesting
@testable import Step4
import Testing

struct ChoresTests {
    @Test func theChoresAreListed() async {
        await withApp(.chores(store: MemoryChoreStore(["Sweep", "Cook"]))) { app in
            app.expect(.spinner, "Loading the chores", ignoringOthers: true)
            await app.settle()
            app.expect(
                """
                screen "Chores"
                  button "Add"
                  label "0 of 2 done"
                  list [2 rows]
                    row "Sweep"
                    row "Cook"
                """)
        }
    }

    // begin failure
    @Test func aStoreThatFailsIsAskedAgain() async {
        let store = FailingStore()
        await withApp(.chores(store: store)) { app in
            await app.settle()
            app.expect(
                """
                screen "Chores"
                  button "Add"
                  emptyState "The chores cannot be shown" [error]
                    label "Their store does not answer."
                    button "Try again"
                """)
            store.isBroken.withLock { $0 = false }
            app.tap(.button, "Try again")
            await app.settle()
            app.expect(.row, "Sweep", ignoringOthers: true)
        }
    }
    // end failure

    @Test func aChoreThatIsNotSavedIsStillInTheForm() async {
        let store = FailingStore()
        await withApp(.chores(store: store), at: "/add") { app in
            app.type("Cook", into: "What is to be done?")
            app.tap(.button, "Save")
            await app.settle()
            app.expect(
                """
                screen "New chore" [presented, back]
                  textField "What is to be done?" = "Cook" [message "The chore was not saved. Try again."]
                  button "Save"
                """)
            store.isBroken.withLock { $0 = false }
            app.tap(.button, "Save")
            await app.settle()
            app.expect(.row, "Cook", ignoringOthers: true)
        }
    }

    @Test func aChangeThatCannotBeStoredIsTakenBack() async {
        let store = FailingStore()
        store.isBroken.withLock { $0 = false }
        await withApp(.chores(store: store), at: "/1") { app in
            await app.settle()
            store.isBroken.withLock { $0 = true }
            app.toggle("Done", to: true)
            await app.settle()
            app.expect(.toggle, "Done", value: "off", ignoringOthers: true)
        }
    }
}
