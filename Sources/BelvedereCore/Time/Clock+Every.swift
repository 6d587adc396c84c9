extension Clock where Duration == Swift.Duration {
    /// Returns a sequence that ticks at an interval, while a `for await` loop reads it.
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
    /// The first tick comes one interval after the start of the loop. The loop ends when its task is cancelled, so a loop in `run()` or in
    /// work that a screen launches ends with the screen. The ticks do not get later and later: each is a multiple of the interval after the
    /// start. A loop that is busy for longer than an interval receives only the newest missed tick.
    ///
    /// - Parameter interval: The time between two ticks; at least one millisecond.
    public func every(_ interval: Swift.Duration) -> Ticks { Ticks(clock: self, interval: interval) }
}
