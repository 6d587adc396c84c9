extension SessionContext {
    /// The leak detector of this session; `nil` in release builds.
    package var leakDetector: LeakDetector? {
        get { watch.detector }
        set { watch.detector = newValue }
    }

    private var watch: LeakWatch { parts.part { LeakWatch() } }
}

/// The storage of a session's leak detector.
private final class LeakWatch {
    var detector: LeakDetector? = {
        #if DEBUG
        LeakDetector()
        #else
        nil
        #endif
    }()
}
