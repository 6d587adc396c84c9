import BelvedereCore

/// Runs a closure in a new session, and closes the session afterwards.
func onASession(_ body: () -> Void) {
    Session().runAtOnce { context in
        body()
        context.close()
    }
}
