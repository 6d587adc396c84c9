/// A number that is chosen by its place between two others, where the exact number matters less than more or less.
///
/// ```swift
/// let duration = Dynamic(15.0)
/// let slider = Slider("Duration", in: 0...60, step: 1, format: { "\(Int($0)) seconds" }).bind(duration)
/// ```
public final class Slider: NumberControl {
    /// How the number is told beside the slider and to assistive technology; `nil` where its place says enough.
    public private(set) var format: ((Double) -> String)?

    /// A slider over a range.
    ///
    /// - Parameters:
    ///   - title: The label of the slider.
    ///   - value: The number at first.
    ///   - bounds: The least and the greatest number.
    ///   - step: The distance between two numbers that can be chosen; any can, if left out.
    ///   - format: How the number is told, if it is to be told.
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

    // MARK: What hosts know of it

    /// The number as it is told; empty where it is not.
    @_spi(Hosting) nonisolated public static let valueText = ViewProperty<Slider, String>(
        6, "valueText", default: ""
    ) { $0.format?($0.value) ?? "" }

    @_spi(Hosting) public override var kind: ViewKind { .slider }

    @_spi(Hosting) public override func releaseHandlers() {
        super.releaseHandlers()
        format = nil
    }
}

nonisolated extension ViewKind {
    /// A number that is chosen by its place between two others.
    public static let slider = ViewKind(
        "slider", role: .slider, properties: NumberControl.properties + [Slider.valueText], names: [NumberControl.title],
        value: .amount(NumberControl.value, text: Slider.valueText), events: [.adjust]
    )
}
