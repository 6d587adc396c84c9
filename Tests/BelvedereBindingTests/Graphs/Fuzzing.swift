import TestSupport
import Testing

/// Worlds in which listeners bind, unbind, set, release owners and throw away sources at random. What they prove, the sanitizers
/// see: some seconds of it in `make test`, ten minutes under each sanitizer in `make soak`.
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
