extension BindingStep {
    /// Sends the steps of changes on this thread to `handler`, until the running turn (a call of session code) ends.
    package static func tellUntilEndOfTurn(_ handler: ((BindingStep) -> Void)?) {
        CurrentThread.propagation.object.stepHandler = handler
    }

    /// Runs `body`. Meanwhile, sends the steps of changes on this thread to `handler`.
    package static func withHandler<Result, Failure: Error>(
        _ handler: @escaping (BindingStep) -> Void,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let propagation = CurrentThread.propagation.object
        let outer = propagation.stepHandler
        propagation.stepHandler = handler
        defer { propagation.stepHandler = outer }
        return try body()
    }
}

extension DynamicNode {
    /// The values from which this derived value was computed, for the inspector; empty for other values.
    ///
    /// - Complexity: O(*n*) in the number of sources.
    package var sources: [DynamicNode] {
        var sources: [DynamicNode] = []
        var edge = firstSource
        while let current = edge {
            edge = current.nextSource
            if !current.isSourceGone { current.source.with { sources.append($0) } }
        }
        return sources
    }
}
