import BelvedereBrowser
import Step5

func showStep5() -> BrowserHost { BrowserHost([.chores(store: MemoryChoreStore(["Sweep", "Cook"]), form: .viper)]) }
