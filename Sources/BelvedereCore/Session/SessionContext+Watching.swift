package import BelvedereBinding

extension SessionContext {
    /// Tells `handler` what the bindings of the session do from now on; `nil` ends it.
    ///
    /// Call it on the session. On a device, where all sessions share the main actor, nothing is told between events.
    package func watchBindings(_ handler: ((BindingStep) -> Void)?) {
        #if !MAIN_ACTOR_UI
        executor.bindingSteps = handler
        // The turn that is under way has asked already whether anybody wants to know.
        BindingStep.tellUntilEndOfTurn(handler)
        #endif
    }

    /// The time since the session began, by its own clock, for the inspector.
    package var timeSinceStart: Duration { elapsed }

    /// Lets something happen when the session ends: at once, if it has ended.
    package func afterClosing(_ end: @escaping () -> Void) { whenClosed(end) }
}
