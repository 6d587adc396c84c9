import BelvedereTesting
@testable import Step8
import Testing

struct AdmissionTests {
    private func setting(_ name: String) -> Setting {
        var values = SessionValues()
        values[.login] = SessionLogin(name: name) { _ in }
        return Setting(values: values, isExhaustive: false)
    }

    @Test func aResidentMayAdd() async {
        let household = Household(store: MemoryChoreStore())
        await withApp(.chores(household), setting("Ann")) { app in
            await app.settle()
            app.tap(.button, "Add")
            app.type("Sweep", into: "What is to be done?")
            app.tap(.button, "Save")
            await app.wait(for: .row, "Sweep")
        }
    }

    @Test func aGuestMayNotAdd() async {
        let household = Household(store: MemoryChoreStore(["Sweep"]))
        await withApp(.chores(household), setting("Guest")) { app in
            await app.wait(for: .row, "Sweep")
            app.expectNo(.button, "Add")
            app.open("/add")
            app.expect(.emptyState, "You may not add chores")
        }
    }

    @Test func aStrangerMayNotAdd() async {
        await withApp(.chores(Household(store: MemoryChoreStore())), Setting(isExhaustive: false)) { app in
            await app.settle()
            app.expectNo(.button, "Add")
        }
    }
}
