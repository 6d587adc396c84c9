import Belvedere
import BelvedereBrowser
import Step8

/// Step 8 without its login: every visitor is the same person.
func showStep8(_ name: String) -> BrowserHost {
    BrowserHost([.chores(Household(store: MemoryChoreStore(["Sweep", "Cook"])))]) { _ in
        var values = SessionValues()
        values[.login] = SessionLogin(name: name) { _ in }
        return .allow(values, for: .unlimited)
    }
}
