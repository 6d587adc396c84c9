import BelvedereTesting
@testable import Step8
import Testing

struct SharingTests {
    @Test func everybodySeesWhatOnePersonDoes() async {
        let app = BelvedereApp.chores(Household(store: MemoryChoreStore(["Sweep"])))
        await withApp(app, resident) { ann in
            await ann.wait(for: .row, "Sweep", ignoringOthers: true)
            await withApp(app, resident) { bob in
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

    @Test func aChangeThatCannotBeStoredIsTakenBackForEverybody() async {
        let store = FailingStore()
        store.isBroken.withLock { $0 = false }
        let app = BelvedereApp.chores(Household(store: store))
        await withApp(app, resident) { ann in
            await ann.wait(for: .row, "Sweep", ignoringOthers: true)
            await withApp(app, at: "/1", resident) { bob in
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

    private var resident: Setting {
        var values = SessionValues()
        values[.login] = SessionLogin(name: "Ann") { _ in }
        return Setting(values: values)
    }
}
