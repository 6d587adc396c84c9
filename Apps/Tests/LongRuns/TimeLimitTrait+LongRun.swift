public import Testing

extension Trait where Self == TimeLimitTrait {
    /// Ends a test that hangs.
    ///
    /// In a long run, the long proofs of the same program hold all threads for many minutes, and other tests wait meanwhile. So the limit
    /// is twelve times as long there.
    public static func timeLimit(minutes: Int) -> Self { .timeLimit(.minutes(LongRun.isWanted ? 12 * minutes : minutes)) }
}
