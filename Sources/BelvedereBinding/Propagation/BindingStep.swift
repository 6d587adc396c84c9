/// One thing that bindings did, with the dynamics themselves: what the inspector makes its lines of.
///
/// ``BindingTrace`` says the same by names alone, and can be kept.
package struct BindingStep {
    /// What was done.
    package let kind: BindingTrace.Kind
    /// With which dynamic. Before a value is computed its ``DynamicNode/lastValue`` is the one it had.
    package let dynamic: DynamicNode
    /// The value before a set, where it is known.
    package let former: Any?
    /// The dynamic whose listener was being called at the time; `nil` if none was.
    package let cause: DynamicNode?

    /// Tells `handler` what the bindings do on this thread, until the turn that is under way ends.
    package static func tellUntilEndOfTurn(_ handler: ((BindingStep) -> Void)?) {
        CurrentThread.propagation.takeUnretainedValue().setStepHandler(handler)
    }

    /// Runs `body` and tells `handler` what the bindings do meanwhile, on this thread.
    package static func withHandler<Result, Failure: Error>(
        _ handler: @escaping (BindingStep) -> Void,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let propagation = CurrentThread.propagation.takeUnretainedValue()
        let outer = propagation.stepHandler
        propagation.setStepHandler(handler)
        defer { propagation.setStepHandler(outer) }
        return try body()
    }
}
