import BelvedereBrowser
import Step1

try await BrowserHost([.chores]).run()
