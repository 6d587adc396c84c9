import BelvedereBrowser
import Step7

func showStep7() -> BrowserHost { BrowserHost([.chores(Household(store: MemoryChoreStore(["Sweep", "Cook"])))]) }
