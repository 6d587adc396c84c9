import BelvedereBrowser
import Step3

func showStep3() -> BrowserHost { BrowserHost([.chores(["Sweep", "Cook"])]) }
