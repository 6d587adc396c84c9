import CStepCount

/// Counts the steps that code takes, so that growth can be told without a clock.
enum StepCount {
    /// Whether this build counts every basic block it enters, as `make test-address` asks for. Others count only what
    /// tests count themselves.
    static var countsEverything: Bool { step_count() > 0 }

    /// How many steps `body` takes on this thread.
    static func steps(of body: () -> Void) -> Int {
        let before = step_count()
        body()
        return Int(step_count() - before)
    }
}
