extension BindingTrace {
    /// Runs `body`, and returns the steps of the changes that it has caused on this thread.
    ///
    /// - Throws: The error that `body` throws.
    /// - Complexity: The cost of `body`, and O(*m*) in the number of steps.
    public static func record<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> [BindingTrace] {
        var steps: [BindingTrace] = []
        try withHandler({ steps.append($0) }, body)
        return steps
    }

    /// Runs `body`. Meanwhile, sends the steps of changes on this thread to `handler`.
    ///
    /// - Throws: The error that `body` throws.
    public static func withHandler<Result, Failure: Error>(
        _ handler: @escaping (BindingTrace) -> Void,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let propagation = CurrentThread.propagation.object
        let outer = propagation.traceHandler
        propagation.traceHandler = handler
        defer { propagation.traceHandler = outer }
        return try body()
    }
}
