public import Testing

extension Trait where Self == TimeLimitTrait {
    /// Ends a test that hangs.
    ///
    /// In a long run, the long proofs of the same program occupy all threads for many minutes, and other tests wait. So the limit is then
    /// twelve times as long.
    public static func timeLimit(minutes: Int) -> Self { .timeLimit(.minutes(LongRun.isWanted ? 12 * minutes : minutes)) }
}
