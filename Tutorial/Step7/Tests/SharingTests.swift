import BelvedereTesting
@testable import Step7
import Testing

struct SharingTests {
    // begin sharing
    @Test func everybodySeesWhatOnePersonDoes() async {
        let app = BelvedereApp.chores(Household(store: MemoryChoreStore(["Sweep"])))
        await withApp(app) { ann in
            await ann.wait(for: .row, "Sweep", ignoringOthers: true)
            await withApp(app) { bob in
                await bob.wait(for: .label, "2 people are here", ignoringOthers: true)
                bob.tap(.button, "Add")
                bob.type("Cook", into: "What is to be done?")
                bob.tap(.button, "Save")
                await bob.wait(for: .row, "Cook", ignoringOthers: true)
                bob.tap(.row, "Sweep")
                bob.toggle("Done", to: true)
                await bob.settle()
                bob.expect(.toggle, "Done", value: "on", ignoringOthers: true)
            }
            await ann.wait(for: .row, "Sweep, Done", ignoringOthers: true)
            ann.expect(.row, "Cook", ignoringOthers: true)
            await ann.wait(for: .label, "You are alone", ignoringOthers: true)
        }
    }
    // end sharing

    @Test func aChangeThatCannotBeStoredIsTakenBackForEverybody() async {
        let store = FailingStore()
        store.isBroken.withLock { $0 = false }
        let app = BelvedereApp.chores(Household(store: store))
        await withApp(app) { ann in
            await ann.wait(for: .row, "Sweep", ignoringOthers: true)
            await withApp(app, at: "/1") { bob in
                await bob.wait(for: .toggle, "Done", ignoringOthers: true)
                store.isBroken.withLock { $0 = true }
                bob.toggle("Done", to: true)
                await bob.settle()
                bob.expect(.toggle, "Done", value: "off", ignoringOthers: true)
            }
            await ann.wait(for: .label, "You are alone", ignoringOthers: true)
            ann.expect(.row, "Sweep", ignoringOthers: true)
        }
    }

    @Test func anEmptyHouseHasNothingToDo() async {
        await withApp(.chores(Household(store: MemoryChoreStore()))) { app in
            await app.settle()
            app.expect(.emptyState, "Nothing to do", ignoringOthers: true)
            app.tap(.button, "Add a chore")
            app.type("Sweep", into: "What is to be done?")
            app.tap(.button, "Save")
            await app.wait(for: .row, "Sweep", ignoringOthers: true)
        }
    }
}
