#if BROWSER_HOST
import BelvedereHeadless
import Foundation

/// What the process that drives Chromium is asked for, as one line of JSON.
nonisolated struct BrowserQuestion: Sendable, Encodable {
    enum Action: String, Sendable, Encodable {
        case open, perform, read, provide, receive, traffic, address, close
    }

    var number = 0
    var lane: Int
    var page: Int
    var action = Action.read
    /// The origin of the server.
    var address: String?
    var application: String?
    var path: String?
    var locale: String?
    var timeZone: String?
    var viewport: Viewport?
    var position: ScenarioPosition?
    var device: ScenarioDevice?
    var step: ScenarioStep?
    var name: String?
    var file: BrowserFile?
    /// The page was read a moment ago and was not as wanted.
    var isAgain: Bool?

    init(lane: Int, page: Int) {
        self.lane = lane
        self.page = page
    }
}
#endif
