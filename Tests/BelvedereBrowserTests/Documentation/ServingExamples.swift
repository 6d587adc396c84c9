// What the documentation shows of serving an app, word for word; ServingExamplesTests compares.

import Belvedere
import BelvedereBrowser
import Hummingbird
import Logging

extension BelvedereApp {
    static let hello = BelvedereApp("Hello", path: "/hello") { _ in Window(Screen(title: "Hello", content: Label("Hello"))) }
}

/// The README's "Serving your own".
func serveAsTheReadmeSays() async throws {
    let browser = BrowserHost([.hello], options: BrowserOptions(), logger: Logger(label: "hello"))
    let router = Router()
    browser.addRoutes(to: router) // yours, if you have one
    let application = Application(router: router, server: browser.server)
    try await application.runService()
}

/// The overview of BelvedereBrowser, with a router that is there.
func serveAsTheOverviewSays(router: Hummingbird.Router<BasicRequestContext>) async throws {
    let host = BrowserHost([.hello])
    host.addRoutes(to: router)
    let application = Application(router: router, server: host.server)
    try await application.runService()
}
