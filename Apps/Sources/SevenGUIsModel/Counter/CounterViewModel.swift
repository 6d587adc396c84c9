public import BelvedereBinding

/// The view model of the counter: a number that increases by one with each press.
public final class CounterViewModel {
    /// The number of presses.
    public let count = Dynamic(0)

    public init() {}

    /// Called when the person presses the button.
    public func increase() {
        count.value += 1
    }
}
