public import Hummingbird
internal import NIOCore

extension BrowserHost {
    /// Adds the addresses by which whatever stands in front of the server sees how it is.
    ///
    /// ```swift
    /// let host = BrowserHost([.hello])
    /// let router = Router()
    /// host.addRoutes(to: router)
    /// host.addHealth(to: router)
    /// ```
    ///
    /// `/health/live` answers 200 for as long as the process answers at all: start it anew if it does not. `/health/ready`
    /// answers 200 when new visitors may come, and otherwise 503 with a line that says why: the process is ending, it has as
    /// many sessions as it may have, or `isReady` says no. Take it out of the balance meanwhile, but leave the people who are there.
    ///
    /// Both are asked for without a cookie and without `admit`, and say nothing of the people or the data.
    ///
    /// - Parameters:
    ///   - router: any Hummingbird router.
    ///   - path: where the two addresses live.
    ///   - isReady: whether this node has what the apps need. Answer at once, because a check has a time limit too. Leave out what
    ///     all nodes share: if that is gone, no node would be left to tell people so.
    public func addHealth<Context: RequestContext>(
        to router: some RouterMethods<Context>, at path: RouterPath = "/health", isReady: @escaping @Sendable () async -> Bool = { true }
    ) {
        core.otherPages.insert(path.appendingPath("live").description)
        core.otherPages.insert(path.appendingPath("ready").description)
        router.get(path.appendingPath("live")) { _, _ in report(.ok, "The process answers.") }
        router.get(path.appendingPath("ready")) { _, _ in
            if core.registry.isShuttingDown { return report(.serviceUnavailable, "The process is ending.") }
            if core.registry.isFull { return report(.serviceUnavailable, "There is no room for a session.") }
            guard await isReady() else { return report(.serviceUnavailable, "What the apps need is not there.") }
            return report(.ok, "Visitors may come.")
        }
    }

    private func report(_ status: HTTPResponse.Status, _ sentence: String) -> Response {
        var headers = SecurityHeaders.all
        headers[.contentType] = "text/plain; charset=utf-8"
        headers[.cacheControl] = "no-store"
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(string: sentence + "\n")))
    }
}
