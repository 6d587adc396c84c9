internal import Synchronization

extension BindingReport {
    /// A function that receives a report.
    public typealias Handler = @Sendable (BindingReport) -> Void

    private static let standardHandler = Mutex<Handler>({ Platform.printToStandardError($0.description) })

    /// The handler of the whole program. Set it once, at the start of the program, to send reports to a log.
    public static var handler: Handler {
        get { standardHandler.withLock { $0 } }
        set { standardHandler.withLock { $0 = newValue } }
    }
}
