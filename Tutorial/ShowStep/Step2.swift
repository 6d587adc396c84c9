import BelvedereBrowser
import Step2

func showStep2() -> BrowserHost { BrowserHost([.chores(["Sweep", "Cook"])]) }
