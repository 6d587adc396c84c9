// The example in the documentation about serving an app, word for word; ServingExamplesTests compares it.

import Belvedere
import BelvedereBrowser
import Hummingbird

extension BelvedereApp {
    static let hello = BelvedereApp("Hello", path: "/hello") { _ in Window(Screen(title: "Hello", content: Label("Hello"))) }
}

/// The example of the overview of BelvedereBrowser, with a given router.
func serveAsTheOverviewSays(router: Hummingbird.Router<BasicRequestContext>) async throws {
    let host = BrowserHost([.hello])
    host.addRoutes(to: router)
    let application = Application(router: router, server: host.server)
    try await application.runService()
}
