public import BelvedereBinding

/// The base class of ``Slider`` and ``Stepper``: a number that a person changes within bounds.
///
/// While a person moves the control, the person's value has priority, as in a text field. A number that the app assigns in reply to an
/// older position does not move the control back.
///
/// ```swift
/// let volume = Dynamic(0.5)
/// let slider = Slider("Volume").bind(volume)
/// ```
public class NumberControl: View, ValueControl, ValidatedControl {
    /// The type of the number. It is `Double`, also if a person can choose only whole numbers.
    public typealias Value = Double

    /// The label of the control.
    public var title: String { didSet { if title != oldValue { propertyChanged(NumberControl.title) } } }

    /// The number. A number outside the bounds or between two steps is replaced by the nearest allowed one.
    public var value: Double {
        get { storage }
        set { set(nearest(to: newValue)) }
    }

    /// The smallest and the greatest number.
    public var bounds: ClosedRange<Double> {
        didSet {
            if bounds.lowerBound != oldValue.lowerBound { propertyChanged(NumberControl.minimum) }
            if bounds.upperBound != oldValue.upperBound { propertyChanged(NumberControl.maximum) }
            set(nearest(to: storage))
        }
    }

    /// The error message of the value, shown beside the control; empty if the value is valid.
    public var message: String {
        get { valueMessage }
        set { setValueMessage(newValue, NumberControl.message) }
    }

    /// The distance between two allowed numbers, beginning with the smallest one; `nil` if every number within the bounds is allowed.
    public let step: Double?

    private var storage: Double
    /// The number of the person's last edit that the view has received. The host counts the edits of each control.
    private var lastEdit = 0

    init(_ title: String, value: Double, in bounds: ClosedRange<Double>, step: Double?) {
        self.title = title
        self.bounds = bounds
        self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        storage = bounds.lowerBound
        super.init()
        storage = nearest(to: value)
    }

    /// Binds the control in both directions to a whole number.
    ///
    /// ```swift
    /// let guests = Dynamic(2)
    /// let stepper = Stepper("Guests", in: 1...8).bind(guests)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<Int>, file: StaticString = #fileID, line: Int = #line) -> Self {
        bind(value, at: HandlerPlace(file, line), parse: { Int(exactly: $0.rounded()) }) { control, number in control.value = Double(number)
        }
    }

    /// Binds the control in both directions to a whole number, and shows the error message of the number.
    ///
    /// The message appears after the person has changed the number, or after a call of ``ValidatedControl/showValidation()``.
    ///
    /// ```swift
    /// let guests = Dynamic(0)
    /// let validGuests = guests.validated(by: ValidationRule("At least one guest is needed.") { $0 > 0 })
    /// let stepper = Stepper("Guests", in: 0...8).bind(guests, validation: validGuests)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<Int>, validation: Validation<Int>, file: StaticString = #fileID, line: Int = #line) -> Self {
        bind(value, file: file, line: line).validated(with: validation)
    }

    // MARK: The number

    private func set(_ new: Double) {
        if new == storage { return }
        storage = new
        propertyChanged(NumberControl.edit)
        propertyChanged(NumberControl.value)
        valueChanged()
    }

    /// Called after the app or the person has changed the number. Subclasses override it to update other properties.
    func valueChanged() {}

    /// Returns the nearest allowed number. NaN becomes the smallest number.
    private func nearest(to number: Double) -> Double {
        if number.isNaN { return bounds.lowerBound }
        let kept = min(max(number, bounds.lowerBound), bounds.upperBound)
        guard let step else { return kept }
        let last = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
        let stepped = bounds.lowerBound + min(((kept - bounds.lowerBound) / step).rounded(), last) * step
        // Round to ten decimal places, because a person reads the number: 3 * 0.1 is 0.30000000000000004.
        return abs(stepped) < 1e5 ? (stepped * 1e10).rounded() / 1e10 : stepped
    }

    private func isAllowed(_ number: Double) -> Bool {
        number.isFinite && bounds.contains(number) && abs(nearest(to: number) - number) <= (step ?? 0) * 1e-6
    }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<NumberControl, String>(0, "title", default: "") { $0.title }
    /// The number of the person's last edit that the view has received. The host counts the edits of each control.
    @_spi(Hosting) nonisolated public static let edit = ViewProperty<NumberControl, Int>(1, "edit", default: 0) { $0.lastEdit }
    /// The smallest number.
    @_spi(Hosting) nonisolated public static let minimum = ViewProperty<NumberControl, Double>(
        2, "minimum", default: 0
    ) { $0.bounds.lowerBound }
    /// The greatest number.
    @_spi(Hosting) nonisolated public static let maximum = ViewProperty<NumberControl, Double>(
        3, "maximum", default: 1
    ) { $0.bounds.upperBound }
    /// The distance between two allowed numbers; 0 if every number is allowed.
    @_spi(Hosting) nonisolated public static let step = ViewProperty<NumberControl, Double>(4, "step", default: 0) { $0.step ?? 0 }
    /// Declares the property `value`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let value = ViewProperty<NumberControl, Double>(5, "value", default: 0) { $0.storage }
    /// Declares the property `message`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let message: ViewProperty<NumberControl, String> = ViewProperty(
        6, "message", default: ""
    ) { $0.message }

    nonisolated static let properties: [any PropertyDeclaration] = [title, edit, minimum, maximum, step, value, message]

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .adjust(let number, let edit) = event { edit > lastEdit && isAllowed(number) } else { false }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        guard case .adjust(_, let edit) = event else { return }
        lastEdit = max(lastEdit, edit)
        propertyChanged(NumberControl.edit)
        propertyChanged(NumberControl.value)
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .adjust(let number, let edit) = event else { return }
        lastEdit = edit
        let new = nearest(to: number)
        // Do not report the value as changed. The host has this value already, and may even have a newer one.
        if new == storage { return }
        storage = new
        valueChanged()
        reportChange()
        showValidation()
    }
}
