import BelvedereBrowser
import Step4

/// Shows the failure, because it is new in this step.
func showStep4() -> BrowserHost { BrowserHost([.chores(store: NoStore())]) }

private struct NoStore: ChoreStore {
    struct Failure: Error {}

    func chores() async throws -> [Chore] { throw Failure() }
    func add(_ name: String) async throws -> Chore { throw Failure() }
    func update(_ chore: Chore) async throws { throw Failure() }
}
