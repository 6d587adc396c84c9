public import Belvedere

/// The tasks of the benchmark 7GUIs (seven typical user interfaces), each as a separate app.
public enum SevenGUIs {
    /// The first component of the addresses of all these apps.
    public static let path = "/sevenguis"
    /// The apps in the order of the benchmark.
    public static let apps: [BelvedereApp] = [.counter, .temperature, .flight, .timer, .crud, .circles, .cells]
}
