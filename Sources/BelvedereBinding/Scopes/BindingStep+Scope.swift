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
