internal import Synchronization

extension BindingReport {
    /// What is done with a report.
    public typealias Handler = @Sendable (BindingReport) -> Void

    private static let standardHandler = Mutex<Handler>({ CurrentThread.printToStandardError($0.description) })

    /// The handler of the whole program. Set it once, when the program starts, to send reports to a log.
    public static var handler: Handler {
        get { standardHandler.withLock { $0 } }
        set { standardHandler.withLock { $0 = newValue } }
    }

    /// Runs `body` with a handler for what it reports on this thread; meant for tests, which run beside each other.
    ///
    /// - Parameters:
    ///   - roundLimit: How many rounds of sets by listeners one change may cause, before it is taken for endless.
    ///   - handler: What is done with a report.
    ///   - body: What to run.
    /// - Throws: what `body` throws.
    public static func withHandler<Result, Failure: Error>(
        roundLimit: Int = 1_000_000,
        _ handler: @escaping (BindingReport) -> Void,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let propagation = CurrentThread.propagation.takeUnretainedValue()
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

    /// Gives the report to its handler.
    func send() {
        if let handler = CurrentThread.propagation.takeUnretainedValue().reportHandler {
            handler(self)
        } else {
            Self.handler(self)
        }
    }
}
