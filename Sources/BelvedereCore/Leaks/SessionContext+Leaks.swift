extension SessionContext {
    /// Watches what should go with its screen. On in debug builds; `nil` costs nothing.
    public var leakDetector: LeakDetector? {
        get { watch.detector }
        set { watch.detector = newValue }
    }

    private var watch: LeakWatch { parts.part { LeakWatch() } }
}

/// Whether a session is watched for leaks, and by which detector.
private final class LeakWatch {
    var detector: LeakDetector? = {
        #if DEBUG
        LeakDetector()
        #else
        nil
        #endif
    }()
}
