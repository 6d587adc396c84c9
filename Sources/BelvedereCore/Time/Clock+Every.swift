extension Clock where Duration == Swift.Duration {
    /// Ticks at an interval, for as long as the loop that waits for them runs.
    ///
    /// ```swift
    /// final class WatchScreen: Screen {
    ///     let seconds = Label()
    ///     override func run() async {
    ///         guard let clock = SessionContext.current?.environment.clock else { return }
    ///         for await second in clock.every(.seconds(1)) { seconds.text = "\(second) s" }
    ///     }
    /// }
    /// ```
    ///
    /// The first tick comes when one interval has passed since the loop began. The loop ends when its task is cancelled,
    /// so a loop in `run()` or in work that a screen launches ends with the screen. Ticks do not drift. Where the loop is
    /// busy for longer than an interval, it is given the newest tick that it has missed, and not the others.
    ///
    /// - Parameter interval: The time between two ticks; at least one millisecond.
    public func every(_ interval: Swift.Duration) -> Ticks { Ticks(clock: self, interval: interval) }
}
