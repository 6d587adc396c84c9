public import Hummingbird
internal import NIOCore

extension BrowserHost {
    /// Adds two addresses at which a load balancer or an orchestrator checks the health of the process.
    ///
    /// ```swift
    /// let host = BrowserHost([.hello])
    /// let router = Router()
    /// host.addRoutes(to: router)
    /// host.addHealth(to: router)
    /// ```
    ///
    /// `/health/live` answers 200 while the process answers at all. Restart the process if it does not. `/health/ready` answers 200 if the
    /// host accepts new visitors. Otherwise it answers 503 with a line that gives the reason: the process is ending, it has its maximum
    /// number of sessions, or `isReady` returns false. The load balancer must then send no new visitors to this process, but keep the
    /// connections of its present visitors.
    ///
    /// Both addresses need no cookie and do not call `admit`. Their answers contain nothing about people or data.
    ///
    /// - Parameters:
    ///   - router: any Hummingbird router.
    ///   - path: the path to which `/live` and `/ready` are added.
    ///   - isReady: returns whether this process can reach everything that the apps need. Return quickly, because a load balancer waits
    ///     only for a limited time. Do not check a service that all processes share: if it failed, no process would be ready, and people
    ///     would see no explanation.
    public func addHealth<Context: RequestContext>(
        to router: some RouterMethods<Context>, at path: RouterPath = "/health", isReady: @escaping @Sendable () async -> Bool = { true }
    ) {
        core.otherPages.insert(path.appendingPath("live").description)
        core.otherPages.insert(path.appendingPath("ready").description)
        router.get(path.appendingPath("live")) { _, _ in report(.ok, "The process answers.") }
        router.get(path.appendingPath("ready")) { _, _ in
            if core.registry.isShuttingDown { return report(.serviceUnavailable, "The process is ending.") }
            if core.registry.isFull { return report(.serviceUnavailable, "There is no room for a session.") }
            guard await isReady() else { return report(.serviceUnavailable, "A service that the apps need is missing.") }
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
