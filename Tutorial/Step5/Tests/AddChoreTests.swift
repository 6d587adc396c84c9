import BelvedereTesting
@testable import Step5
import Testing

/// The same tests for all three patterns: a person cannot tell them apart.
struct AddChoreTests {
    // begin pattern
    @Test(arguments: AddChorePattern.allCases)
    func aChoreIsAdded(in pattern: AddChorePattern) async {
        await withApp(.chores(store: MemoryChoreStore(), form: pattern), at: "/add") { app in
            app.type("Sweep", into: "What is to be done?")
            app.submit("What is to be done?")
            await app.settle()
            app.expect(.row, "Sweep", ignoringOthers: true)
        }
    }
    // end pattern

    @Test(arguments: AddChorePattern.allCases)
    func aChoreNeedsAName(in pattern: AddChorePattern) async {
        await withApp(.chores(store: MemoryChoreStore(), form: pattern), at: "/add") { app in
            app.tap(.button, "Save")
            await app.settle()
            app.expect(
                """
                screen "New chore" [presented, back]
                  textField "What is to be done?" [message "Say what is to be done."]
                  button "Save"
                """)
        }
    }

    @Test(arguments: AddChorePattern.allCases)
    func aFailureIsSaidInTheForm(in pattern: AddChorePattern) async {
        await withApp(.chores(store: FailingStore(), form: pattern), at: "/add") { app in
            app.type("Sweep", into: "What is to be done?")
            app.tap(.button, "Save")
            await app.settle()
            app.expect(
                """
                screen "New chore" [presented, back]
                  textField "What is to be done?" = "Sweep" [message "The chore was not saved. Try again."]
                  button "Save"
                """)
        }
    }

    /// A presenter is tested with a view that only records calls.
    @Test func thePresenterTellsItsView() async {
        await withSession {
            let view = AddChoreViewSpy()
            let presenter = AddChorePresenter(store: MemoryChoreStore()) { chore in #expect(chore.name == "Sweep") }
            presenter.attachView(view)
            await presenter.userTappedSave("")
            await presenter.userTappedSave("Sweep")
            #expect(view.calls == ["Say what is to be done.", "", "saving", "saved"])
        }
    }
}

private final class AddChoreViewSpy: AddChoreView {
    private(set) var calls: [String] = []
    func showProblem(_ text: String) { calls.append(text) }
    func showIsSaving(_ isSaving: Bool) { calls.append(isSaving ? "saving" : "saved") }
}
