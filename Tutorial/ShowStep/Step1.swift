import BelvedereBrowser
import Step1

func showStep1() -> BrowserHost { BrowserHost([.chores]) }
