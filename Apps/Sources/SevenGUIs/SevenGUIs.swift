public import Belvedere

/// The tasks of the benchmark 7GUIs, each as an app of its own.
public enum SevenGUIs {
    /// The address that the apps share.
    public static let path = "/sevenguis"
    /// The apps in the order of the benchmark.
    public static let apps: [BelvedereApp] = [.counter, .temperature, .flight, .timer, .crud, .circles, .cells]
}
