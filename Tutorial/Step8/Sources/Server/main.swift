import BelvedereBrowser
import Foundation
import Step8

var options = BrowserOptions()
options.publicOrigin = ProcessInfo.processInfo.environment["CHORES_ORIGIN"]
options.trustedProxies = ["127.0.0.1"]

await BrowserHost([.house], options: options).main()
