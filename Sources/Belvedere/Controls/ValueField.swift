public import BelvedereBinding
public import BelvedereCore

/// A field for a value that has a standard form as text.
///
/// ```swift
/// let departure = Dynamic(CalendarDate("2026-11-22"))
/// let field = DateField("Departure").bind(departure)
/// ```
public class ValueField<Value: LosslessStringConvertible & Equatable>: EntryField {
    /// What the field has; `nil` while it is empty.
    public var value: Value? {
        get { storage }
        set {
            if newValue == storage || newValue == nil && isRequired { return }
            storage = newValue
            entryChanged()
        }
    }

    private var storage: Value?
    private var handlers: ValueHandlers<Value?>?

    init(_ title: String, value: Value?) {
        storage = value
        super.init(title: title)
    }

    // MARK: Handlers

    /// Has `handler` called with the new value when a person has entered it; not for what the app sets.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (Value?) -> Void) -> Self {
        keepHandlers().set(.synchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Like ``onChange(file:line:_:)-(_,_,(Value?)->Void)``, for a handler that waits.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping ItemAction<Value?>) -> Self {
        keepHandlers().set(.asynchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Binds the field both ways: what a person enters sets `value`, and a set of `value` shows. The binding ends with the field, or
    /// when the field is bound to another value.
    ///
    /// ```swift
    /// let birthday = Dynamic<CalendarDate?>(nil)
    /// let field = DateField("Birthday").bind(birthday)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<Value?>, file: StaticString = #fileID, line: Int = #line) -> Self {
        isRequired = false
        keepHandlers().bind(value, at: HandlerPlace(file, line)) { [weak self] in self?.value = $0 }
        return self
    }

    /// Binds the field both ways to a value that is always there. A person cannot empty the field then.
    ///
    /// ```swift
    /// let accent = Dynamic(RGBColor(red: 47, green: 85, blue: 200))
    /// let field = ColorField("Accent").bind(accent)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<Value>, file: StaticString = #fileID, line: Int = #line) -> Self {
        keepHandlers().bind(value, at: HandlerPlace(file, line), parse: { $0 }) { [weak self] in self?.value = $0 }
        isRequired = true
        return self
    }

    private func keepHandlers() -> ValueHandlers<Value?> {
        let handlers = handlers ?? ValueHandlers()
        self.handlers = handlers
        return handlers
    }

    // MARK: What is entered

    /// Whether a person may enter it.
    func allows(_ value: Value) -> Bool { true }

    final override var entry: String { storage?.description ?? "" }

    final override func accepts(_ entry: String) -> Bool {
        entry.isEmpty ? !isRequired : Value(entry).map { allows($0) } ?? false
    }

    final override func take(_ entry: String) {
        storage = Value(entry)
        handlers?.call(storage, for: self)
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? { handlers?.place }

    @_spi(Hosting) public override func releaseHandlers() { handlers = nil }
}
