package import BelvedereBinding

extension SessionContext {
    /// Calls `handler` with each step of the session's bindings (each assignment, computation or notification of a dynamic) from now on;
    /// `nil` removes the handler.
    ///
    /// Call it on the session. On a device, where all sessions share the main actor, the handler is not called.
    package func watchBindings(_ handler: ((BindingStep) -> Void)?) {
        #if !MAIN_ACTOR_UI
        executor.bindingSteps = handler
        // The running turn (call of session code) has read the handler at its beginning. So also set the new handler for the rest of this
        // turn.
        BindingStep.tellUntilEndOfTurn(handler)
        #endif
    }

    /// The time since the session began, by the session's own clock. The inspector uses it.
    package var timeSinceStart: Duration { elapsed }

    /// Calls a closure when the session closes. If it has already closed, calls the closure at once.
    package func afterClosing(_ end: @escaping () -> Void) { whenClosed(end) }
}
