extension BindingTrace {
    /// Runs `body` and gives what the bindings did meanwhile, on this thread.
    ///
    /// - Throws: what `body` throws.
    /// - Complexity: What `body` costs, and O(*m*) in the number of steps.
    public static func record<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> [BindingTrace] {
        var steps: [BindingTrace] = []
        try withHandler({ steps.append($0) }, body)
        return steps
    }

    /// Runs `body` and tells `handler` what the bindings do meanwhile, on this thread.
    ///
    /// - Throws: what `body` throws.
    public static func withHandler<Result, Failure: Error>(
        _ handler: @escaping (BindingTrace) -> Void,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let propagation = CurrentThread.propagation.takeUnretainedValue()
        let outer = propagation.traceHandler
        propagation.setTraceHandler(handler)
        defer { propagation.setTraceHandler(outer) }
        return try body()
    }
}
