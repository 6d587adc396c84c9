import TestSupport
import Testing

/// Tests in which listeners do random things: they bind, end bindings, assign values, and release owners and sources. The sanitizers, which
/// are the compiler's checks for errors in memory and threads, observe them: for some seconds in `make test`, and for ten minutes under
/// each sanitizer in `make soak`.
@Suite struct Fuzzing {
    @Test func randomListenersNeverUseReleasedObjects() {
        let seed = Seed()
        let clock = ContinuousClock()
        let end = clock.now + .seconds(600)
        var world = 0
        while Seed.isSoak ? clock.now < end : world < 300 {
            let fuzzed = FuzzedWorld(seed.numbers(for: world))
            for step in 0..<60 where !fuzzed.step() {
                Issue.record("World \(world), step \(step): a value is wrong. \(seed)")
                return
            }
            world += 1
        }
    }
}
