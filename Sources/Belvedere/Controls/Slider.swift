/// A control with which a person chooses a number by a position between two limits. Use it if the exact number is not important.
///
/// ```swift
/// let duration = Dynamic(15.0)
/// let slider = Slider("Duration", in: 0...60, step: 1, format: { "\(Int($0)) seconds" }).bind(duration)
/// ```
public final class Slider: NumberControl {
    /// A closure that returns the text of a number, such as "15 seconds". The slider shows the text and assistive technology reads it. The
    /// closure is `nil` if the position of the slider is enough and no text is shown.
    public private(set) var format: ((Double) -> String)?

    /// Creates a slider over a range.
    ///
    /// - Parameters:
    ///   - title: The label of the slider.
    ///   - value: The number at first.
    ///   - bounds: The smallest and the greatest number.
    ///   - step: The distance between two allowed numbers; `nil` if every number is allowed.
    ///   - format: A closure that returns the text of a number; `nil` for no text.
    public init(
        _ title: String, value: Double = 0, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil,
        format: ((Double) -> String)? = nil
    ) {
        self.format = format
        super.init(title, value: value, in: bounds, step: step)
    }

    override func valueChanged() {
        if format != nil { propertyChanged(Slider.valueText) }
    }

    // MARK: For hosts

    /// Declares the property `valueText`, which hosts read to show the view: the text of the number; empty if there is none.
    @_spi(Hosting) nonisolated public static let valueText = ViewProperty<Slider, String>(
        7, "valueText", default: ""
    ) { $0.format?($0.value) ?? "" }

    @_spi(Hosting) public override var kind: ViewKind { .slider }

    @_spi(Hosting) public override func releaseHandlers() {
        super.releaseHandlers()
        format = nil
    }
}

nonisolated extension ViewKind {
    /// The view kind of `Slider`: a number that a person chooses by a position between two limits.
    public static let slider = ViewKind(
        "slider", role: .slider, properties: NumberControl.properties + [Slider.valueText], names: [NumberControl.title],
        value: .amount(NumberControl.value, text: Slider.valueText), events: [.adjust]
    )
}
