/// What a set of a ``Dynamic`` means to those who are bound to it.
public enum Delivery: Sendable {
    /// The value is a state: sets that fall together (in a listener, in a transaction) are told once, with the last
    /// value. What `Dynamic(value)` makes, which also skips equal values.
    case changes
    /// Every set is an event: each is told, in order, even if it equals the one before; events never merge. An event
    /// sent while others are being told waits for its turn, and becomes the `value` then.
    case events
}
