package import Testing

extension Trait where Self == TimeLimitTrait {
    /// Returns a time limit, which ends a test that hangs.
    ///
    /// In a long run (`BELVEDERE_SOAK`), long tests of the same program block all threads for many minutes, and the other tests must wait.
    /// So the limit is then twelve times as long.
    package static func timeLimit(minutes: Int) -> Self { .timeLimit(.minutes(Seed.isSoak ? 12 * minutes : minutes)) }
}
