import BelvedereTesting
@testable import Step6
import Testing

struct ChoresTests {
    @Test func aChoreIsAdded() async {
        await withApp(.chores(store: MemoryChoreStore(["Sweep"]))) { app in
            await app.settle()
            app.tap(.button, "Add")
            app.type("Cook", into: "What is to be done?")
            app.tap(.button, "Save")
            await app.settle()
            app.expect(
                """
                screen "Chores"
                  button "Add"
                  searchField "Search chores"
                  label "0 of 2 done"
                  list [2 rows]
                    row "Sweep"
                    row "Cook"
                """)
        }
    }

    // begin debounce
    @Test func theSearchWaitsForAPause() async {
        await withApp(.chores(store: MemoryChoreStore(["Sweep", "Cook"]))) { app in
            await app.settle()
            app.type("co", into: "Search chores")
            app.expect(.row, "Sweep", ignoringOthers: true)
            await app.wait(for: .milliseconds(300))
            app.expectNo(.row, "Sweep", ignoringOthers: true)
            app.expect(.row, "Cook", ignoringOthers: true)
        }
    }
    // end debounce

    // begin slow
    @Test func aSlowStoreIsWaitedFor() async {
        let clock = TestClock()
        let store = SlowStore(clock: clock, store: MemoryChoreStore(["Sweep"]))
        await withApp(.chores(store: store), Setting(clock: clock)) { app in
            app.expect(.spinner, "Loading the chores", ignoringOthers: true)
            await app.wait(for: .seconds(1))
            app.expect(.spinner, "Loading the chores", ignoringOthers: true)
            await app.wait(for: .row, "Sweep", ignoringOthers: true)
        }
    }
    // end slow

    // begin cancel
    @Test func leavingTheFormCancelsTheSave() async {
        let (clock, store) = (TestClock(), MemoryChoreStore())
        await withApp(.chores(store: SlowStore(clock: clock, store: store)), at: "/add", Setting(clock: clock, isExhaustive: false)) {
            app in
            app.type("Sweep", into: "What is to be done?")
            app.tap(.button, "Save")
            app.back()
            app.tap(.button, "Drop it")
            await app.wait(for: .seconds(5))
        }
        #expect(await store.chores().isEmpty)
    }
    // end cancel

    @Test func theNextPersonSeesAnAddedChore() async {
        let app = BelvedereApp.chores(store: MemoryChoreStore())
        await withApp(app) { ann in
            await ann.settle()
            ann.tap(.button, "Add")
            ann.type("Sweep", into: "What is to be done?")
            ann.tap(.button, "Save")
            await ann.wait(for: .row, "Sweep", ignoringOthers: true)
            await withApp(app) { bob in
                await bob.wait(for: .row, "Sweep", ignoringOthers: true)
            }
        }
    }

    // begin steps
    /// Steps are values, and any host can play them. Here the headless host plays them.
    @Test func stepsArePlayed() async {
        let steps: [Step] = [
            .type("Sweep", into: "What is to be done?"),
            .tap(.button, "Save"),
            .tap(.row, "Sweep"),
            .toggle("Done"),
            .back,
        ]
        await withApp(.chores(store: MemoryChoreStore()), at: "/add") { app in
            for step in steps { await app.perform(step) }
            app.expect(.row, "Sweep, Done", ignoringOthers: true)
        }
    }
    // end steps
}
