import BelvedereBrowser
import Step6

func showStep6() -> BrowserHost { BrowserHost([.chores(store: MemoryChoreStore(["Sweep", "Cook", "Sweep the cellar"]))]) }
