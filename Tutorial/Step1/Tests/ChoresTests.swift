import BelvedereTesting
@testable import Step1
import Testing

struct ChoresTests {
    @Test func aChoreIsAdded() {
        withApp(.chores) { app in
            app.type("Water the plants", into: "What is to be done?")
            app.tap(.button, "Add")
            app.expect(
                """
                screen "Chores"
                  label "1 chore"
                  list [1 row]
                    row "Water the plants"
                  textField "What is to be done?"
                  button "Add" [disabled]
                """)
        }
    }

    @Test func enterAddsToo() {
        withApp(.chores) { app in
            app.type("Sweep", into: "What is to be done?")
            app.submit("What is to be done?")
            app.expect(.row, "Sweep", ignoringOthers: true)
        }
    }

    @Test func theViewModelNeedsNoView() {
        withSession {
            let viewModel = ChoresViewModel()
            #expect(!viewModel.add.execute())
            viewModel.newName.value = "Sweep"
            #expect(viewModel.add.execute())
            #expect(viewModel.summary.value == "1 chore")
        }
    }
}
