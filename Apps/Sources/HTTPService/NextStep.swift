/// What an app does after a failure: the second half of every message, as a value, so that a screen can offer the right
/// button and count down to the right moment.
public enum NextStep: Sendable, Hashable {
    /// Wait that long, showing a count-down, then ask again by itself.
    case retryAfter(Duration)
    /// Offer a Retry: trying again may help.
    case offerRetry
    /// Say what is to be changed (an address, a key): trying again as it is will not help.
    case changeSettings
}
