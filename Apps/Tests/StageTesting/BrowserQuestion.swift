#if BROWSER_HOST
import BelvedereHeadless
import Foundation

/// A request to the process that drives Chromium, as one line of JSON.
nonisolated struct BrowserQuestion: Sendable, Encodable {
    enum Action: String, Sendable, Encodable {
        case open, perform, read, receive, traffic, address, close
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
    var device: BrowserDevice?
    var step: Step?
    /// The index of the file, counted from 0.
    var index: Int?
    /// Whether the page was read a moment ago and did not have the wanted state.
    var isAgain: Bool?

    init(lane: Int, page: Int) {
        self.lane = lane
        self.page = page
    }
}
#endif
