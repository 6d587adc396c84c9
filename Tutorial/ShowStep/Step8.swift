import Belvedere
import BelvedereBrowser
import Step8

/// Step 8 without its proxy: every visitor is the same person.
func showStep8(mayAdd: Bool) -> BrowserHost {
    BrowserHost([.chores(Household(store: MemoryChoreStore(["Sweep", "Cook"])))]) { _ in
        var values = SessionValues()
        values[.resident] = Resident(name: mayAdd ? "Ann" : "guest", mayAdd: mayAdd)
        return .allow(values, for: .unlimited)
    }
}
