internal import BelvedereCore
public import Hummingbird
internal import Logging
internal import NIOCore
internal import ServiceLifecycle

extension BrowserHost {
    /// Runs the server on a free port of this machine while a closure runs, for a test over HTTP.
    ///
    /// Screens are tested without a server, which is faster. Use this for what only a server does: who is admitted, which page a person
    /// without a login gets, which cookies a route of yours sets.
    ///
    /// ```swift
    /// let host = BrowserHost([.hello], admit: { _ in .refuse(.forbidden) })
    /// try await host.withServer { port in
    ///     print("The server listens at port \(port).")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - addRoutes: adds routes of your own to the router, before those of the apps.
    ///   - body: sends requests to the server at `127.0.0.1` and this port.
    /// - Returns: the result of the closure.
    /// - Throws: the error of the closure, or an error of the server if it cannot start.
    public func withServer<Result: Sendable>(
        adding addRoutes: OwnRoutes = { _, _ in }, _ body: @Sendable (_ port: Int) async throws -> Result
    ) async throws -> Result {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let application = Application(
            router: router(adding: addRoutes), server: server,
            configuration: .init(address: .hostname("127.0.0.1", port: 0), serverName: nil),
            onServerRunning: { port.yield($0.localAddress?.port ?? 0) },
            logger: core.logger
        )
        let services = ServiceGroup(configuration: .init(services: [application], logger: core.logger))
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                // If the server cannot start, the wait for its port ends too.
                defer { port.finish() }
                try await services.run()
            }
            var iterator = ports.makeAsyncIterator()
            guard let number = await iterator.next() else {
                try await group.waitForAll()
                throw CancellationError()
            }
            do {
                let result = try await body(number)
                await services.triggerGracefulShutdown()
                try await group.waitForAll()
                return result
            } catch {
                await services.triggerGracefulShutdown()
                throw error
            }
        }
    }
}
