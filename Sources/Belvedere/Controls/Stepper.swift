/// A number that is typed, or made greater and less one step at a time.
///
/// ```swift
/// let guests = Dynamic(2)
/// let stepper = Stepper("Guests", in: 1...8).bind(guests)
/// ```
public final class Stepper: NumberControl {
    /// A stepper over a range.
    ///
    /// - Parameters:
    ///   - title: The label of the stepper.
    ///   - value: The number at first.
    ///   - bounds: The least and the greatest number.
    ///   - step: How much one step is.
    public init(_ title: String, value: Double = 0, in bounds: ClosedRange<Double> = 0...100, step: Double = 1) {
        super.init(title, value: value, in: bounds, step: step.isFinite && step > 0 ? step : 1)
    }

    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .stepper }
}

nonisolated extension ViewKind {
    /// A number that is typed or stepped.
    public static let stepper = ViewKind(
        "stepper", role: .slider, properties: NumberControl.properties, names: [NumberControl.title],
        value: .amount(NumberControl.value, text: nil), events: [.adjust]
    )
}
