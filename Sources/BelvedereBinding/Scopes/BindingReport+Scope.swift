extension BindingReport {
    /// Runs `body` with a handler for its reports on this thread. Meant for tests, which run in parallel.
    ///
    /// - Parameters:
    ///   - roundLimit: The number of rounds after which a change counts as endless. In each round, a listener sets a value because of the
    ///     round before.
    ///   - handler: Receives the reports.
    ///   - body: The code to run.
    /// - Throws: The error that `body` throws.
    public static func withHandler<Result, Failure: Error>(
        roundLimit: Int = 1_000_000,
        _ handler: @escaping (BindingReport) -> Void,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let propagation = CurrentThread.propagation.object
        let outer = propagation.reportHandler
        let outerLimit = propagation.roundLimit
        propagation.reportHandler = handler
        propagation.roundLimit = Int32(clamping: roundLimit)
        defer {
            propagation.reportHandler = outer
            propagation.roundLimit = outerLimit
        }
        return try body()
    }
}
