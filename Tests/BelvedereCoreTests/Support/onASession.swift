import BelvedereCore

/// Runs something as part of a session of its own, which is closed afterwards.
func onASession(_ body: () -> Void) {
    Session().runAtOnce { context in
        body()
        context.close()
    }
}
