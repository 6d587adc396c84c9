public import BelvedereBinding

/// A number that goes up by one each time.
public final class CounterViewModel {
    /// How often the person has pressed the button.
    public let count = Dynamic(0)

    public init() {}

    /// The person pressed the button.
    public func increase() {
        count.value += 1
    }
}
