import BelvedereBrowser
import Foundation
import Hummingbird
import Step8

let environment = ProcessInfo.processInfo.environment
var options = BrowserOptions()
options.publicOrigin = environment["CHORES_ORIGIN"]
options.trustedProxies = ["127.0.0.1"]

let household = Household(store: FileChoreStore(path: environment["CHORES_FILE"] ?? "chores.json"))
let host = BrowserHost([.chores(household)], options: options, admit: admission)
let router = Router()
host.addRoutes(to: router)
host.addHealth(to: router)

let port = environment["PORT"].flatMap { Int($0) } ?? 8080
let application = Application(
    router: router, server: host.server, configuration: .init(address: .hostname("127.0.0.1", port: port))
)
try await application.runService()
