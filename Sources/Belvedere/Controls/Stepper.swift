/// A control for a number that a person types, or increases and decreases in steps.
///
/// ```swift
/// let guests = Dynamic(2)
/// let stepper = Stepper("Guests", in: 1...8).bind(guests)
/// ```
public final class Stepper: NumberControl {
    /// Creates a stepper over a range.
    ///
    /// - Parameters:
    ///   - title: The label of the stepper.
    ///   - value: The number at first.
    ///   - bounds: The smallest and the greatest number.
    ///   - step: The difference by which one press increases or decreases the number.
    public init(_ title: String, value: Double = 0, in bounds: ClosedRange<Double> = 0...100, step: Double = 1) {
        super.init(title, value: value, in: bounds, step: step.isFinite && step > 0 ? step : 1)
    }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .stepper }
}

nonisolated extension ViewKind {
    /// The view kind of `Stepper`: a number that a person types or changes in steps.
    public static let stepper = ViewKind(
        "stepper", role: .slider, properties: NumberControl.properties, names: [NumberControl.title],
        value: .amount(NumberControl.value, text: nil), events: [.adjust]
    )
}
