internal import BelvedereBinding
public import BelvedereCore

/// A number that a person changes within bounds: what ``Slider`` and ``Stepper`` have in common.
///
/// While a person moves it, the control belongs to them, as a field does while they type: an answer to an older position does not
/// pull it back.
///
/// ```swift
/// let volume = Dynamic(0.5)
/// let slider = Slider("Volume").bind(volume)
/// ```
public class NumberControl: View {
    /// The label of the control.
    public var title: String { didSet { if title != oldValue { propertyChanged(NumberControl.title) } } }

    /// The number. One that is out of bounds, or between two steps, is brought to the nearest that is allowed.
    public var value: Double {
        get { storage }
        set { set(nearest(to: newValue)) }
    }

    /// The least and the greatest number.
    public var bounds: ClosedRange<Double> {
        didSet {
            if bounds.lowerBound != oldValue.lowerBound { propertyChanged(NumberControl.minimum) }
            if bounds.upperBound != oldValue.upperBound { propertyChanged(NumberControl.maximum) }
            set(nearest(to: storage))
        }
    }

    /// The distance between two numbers that can be chosen, counted from the least; `nil` where any can.
    public let step: Double?

    private var storage: Double
    private var handlers: ValueHandlers<Double>?
    /// The number of the host's last edit that has been seen.
    private var lastEdit = 0

    init(_ title: String, value: Double, in bounds: ClosedRange<Double>, step: Double?) {
        self.title = title
        self.bounds = bounds
        self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        storage = bounds.lowerBound
        super.init()
        storage = nearest(to: value)
    }

    // MARK: Handlers

    /// Has `handler` called with the new number when a person has changed it; not for what the app sets.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (Double) -> Void) -> Self {
        keepHandlers().set(.synchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Like ``onChange(file:line:_:)-(_,_,(Double)->Void)``, for a handler that waits.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping ItemAction<Double>) -> Self {
        keepHandlers().set(.asynchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    final func keepHandlers() -> ValueHandlers<Double> {
        let handlers = handlers ?? ValueHandlers()
        self.handlers = handlers
        return handlers
    }

    // MARK: The number

    private func set(_ new: Double) {
        if new == storage { return }
        storage = new
        propertyChanged(NumberControl.edit)
        propertyChanged(NumberControl.value)
        valueChanged()
    }

    /// The number has changed, by the app or by a person.
    func valueChanged() {}

    /// The allowed number that is nearest. No number at all becomes the least.
    private func nearest(to number: Double) -> Double {
        if number.isNaN { return bounds.lowerBound }
        let kept = min(max(number, bounds.lowerBound), bounds.upperBound)
        guard let step else { return kept }
        let last = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
        let stepped = bounds.lowerBound + min(((kept - bounds.lowerBound) / step).rounded(), last) * step
        // 0.1 three times is 0.30000000000000004, and a person reads it.
        return abs(stepped) < 1e5 ? (stepped * 1e10).rounded() / 1e10 : stepped
    }

    private func isAllowed(_ number: Double) -> Bool {
        number.isFinite && bounds.contains(number) && abs(nearest(to: number) - number) <= (step ?? 0) * 1e-6
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<NumberControl, String>(0, "title", default: "") { $0.title }
    /// The number of the last edit of the host that has been seen.
    @_spi(Hosting) nonisolated public static let edit = ViewProperty<NumberControl, Int>(1, "edit", default: 0) { $0.lastEdit }
    /// The least number.
    @_spi(Hosting) nonisolated public static let minimum = ViewProperty<NumberControl, Double>(
        2, "minimum", default: 0
    ) { $0.bounds.lowerBound }
    /// The greatest number.
    @_spi(Hosting) nonisolated public static let maximum = ViewProperty<NumberControl, Double>(
        3, "maximum", default: 1
    ) { $0.bounds.upperBound }
    /// The distance between two numbers; 0 where any can be chosen.
    @_spi(Hosting) nonisolated public static let step = ViewProperty<NumberControl, Double>(4, "step", default: 0) { $0.step ?? 0 }
    /// `value`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let value = ViewProperty<NumberControl, Double>(5, "value", default: 0) { $0.storage }

    nonisolated static let properties: [any PropertyDeclaration] = [title, edit, minimum, maximum, step, value]

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
        // Not marked as changed: the host has it already, and may be further by now.
        if new == storage { return }
        storage = new
        valueChanged()
        handlers?.call(new, for: self)
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? { handlers?.place }

    @_spi(Hosting) public override func releaseHandlers() { handlers = nil }
}
