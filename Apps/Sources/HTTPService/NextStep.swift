/// The next action of the app after a failure. The second half of every error message says it in words. A screen uses this value to show
/// the right button and the countdown.
public enum NextStep: Sendable, Hashable {
    /// Count down this time, then retry automatically.
    case retryAfter(Duration)
    /// Offer a Retry button, because a second attempt may succeed.
    case offerRetry
    /// Say which setting to change (an address, a key), because a second attempt would fail again.
    case changeSettings
}
