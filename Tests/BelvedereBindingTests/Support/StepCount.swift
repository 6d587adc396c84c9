import CStepCount

/// Counts the steps of code, so that tests can measure how its work grows without a clock.
enum StepCount {
    /// Whether this build counts each basic block (a piece of machine code without a branch) that it runs, as in `make test-address`. Other
    /// builds count only the steps that tests count themselves.
    static var countsEverything: Bool { step_count() > 0 }

    /// Returns the number of steps that `body` takes on this thread.
    static func steps(of body: () -> Void) -> Int {
        let before = step_count()
        body()
        return Int(step_count() - before)
    }
}
