public import BelvedereBinding
public import BelvedereCore

/// Any number of choices out of several, all named and all in sight.
///
/// ```swift
/// let toppings = Dynamic<Set<Int>>([0])
/// let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham", "Basil"]).bind(toppings)
/// ```
public final class CheckboxGroup: View {
    /// The label of the whole choice.
    public let title: String
    /// The titles to choose from. Checked indices beyond the end are left out.
    public var choices: [String] {
        didSet {
            if choices == oldValue { return }
            propertyChanged(CheckboxGroup.choices)
            checked = checked.filter { choices.indices.contains($0) }
        }
    }
    /// The indices of the titles that are checked. Those that lead nowhere are left out.
    public var checked: Set<Int> {
        didSet {
            let allowed = checked.filter { choices.indices.contains($0) }
            if allowed.count != checked.count { checked = allowed }
            if checked != oldValue { propertyChanged(CheckboxGroup.checked) }
        }
    }
    private var handlers: ValueHandlers<Set<Int>>?

    /// A group of choices. Any number of them can be checked.
    ///
    /// - Parameters:
    ///   - title: The label of the whole choice.
    ///   - choices: The titles to choose from.
    ///   - checked: The indices of the titles that are checked at first.
    /// - Complexity: O(*n*) in the number of choices.
    public init(_ title: String, choices: [String], checked: Set<Int> = []) {
        self.title = title
        self.choices = choices
        self.checked = checked.filter { choices.indices.contains($0) }
        super.init()
    }

    /// Has `handler` called with all that is checked when a person has changed it; not for what the app sets.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (Set<Int>) -> Void) -> Self {
        keepHandlers().set(.synchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Like ``onChange(file:line:_:)-(_,_,(Set<Int>)->Void)``, for a handler that waits.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping ItemAction<Set<Int>>) -> Self {
        keepHandlers().set(.asynchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Binds the group both ways: what a person checks sets `value`, and a set of `value` shows. The binding ends with the group, or
    /// when the group is bound to another value.
    ///
    /// ```swift
    /// let toppings = Dynamic<Set<Int>>([0])
    /// let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham"]).bind(toppings)
    /// ```
    ///
    /// - Complexity: O(1). Each change costs O(*n*) in the number of choices.
    @discardableResult
    public func bind(_ value: Dynamic<Set<Int>>, file: StaticString = #fileID, line: Int = #line) -> Self {
        keepHandlers().bind(value, at: HandlerPlace(file, line)) { [weak self] in self?.checked = $0 }
        return self
    }

    /// Binds the group both ways to several of some values, by their order.
    ///
    /// ```swift
    /// enum Topping: CaseIterable { case cheese, ham }
    /// let toppings = Dynamic<Set<Topping>>([.ham])
    /// let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham"]).bind(toppings, to: Topping.allCases)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The values to keep in step with.
    ///   - values: What each title stands for. A value that is not among them is not shown, and stays.
    ///   - file: your file, for the inspector; leave it out.
    ///   - line: your line; leave it out.
    /// - Complexity: O(*n*) in the number of values, for each change.
    @discardableResult
    public func bind<Value: Hashable>(_ value: Dynamic<Set<Value>>, to values: [Value], file: StaticString = #fileID, line: Int = #line)
        -> Self
    {
        let known = Set(values)
        keepHandlers().bind(
            value, at: HandlerPlace(file, line),
            parse: { [unowned value] indices in
                value.value.subtracting(known).union(indices.compactMap { values.indices.contains($0) ? values[$0] : nil })
            }
        ) { [weak self] chosen in
            self?.checked = Set(values.indices.filter { chosen.contains(values[$0]) })
        }
        return self
    }

    private func keepHandlers() -> ValueHandlers<Set<Int>> {
        let handlers = handlers ?? ValueHandlers()
        self.handlers = handlers
        return handlers
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<CheckboxGroup, String>(0, "title", default: "") { $0.title }
    /// `choices`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let choices = ViewProperty<CheckboxGroup, [String]>(1, "choices", default: []) { $0.choices }
    /// `checked`, as hosts are told it: the indices in ascending order.
    @_spi(Hosting) nonisolated public static let checked = ViewProperty<CheckboxGroup, [Int]>(
        2, "checked", default: []
    ) { $0.checked.sorted() }

    @_spi(Hosting) public override var kind: ViewKind { .checkboxGroup }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .check(let index, _) = event { choices.indices.contains(index) } else { false }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .check = event { propertyChanged(CheckboxGroup.checked) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .check(let index, let isChecked) = event, checked.contains(index) != isChecked else { return }
        if isChecked { checked.insert(index) } else { checked.remove(index) }
        handlers?.call(checked, for: self)
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? { handlers?.place }

    @_spi(Hosting) public override func releaseHandlers() { handlers = nil }
}

nonisolated extension ViewKind {
    /// Any number of choices out of several.
    public static let checkboxGroup = ViewKind(
        "checkboxGroup", role: .choices, properties: [CheckboxGroup.title, CheckboxGroup.choices, CheckboxGroup.checked],
        names: [CheckboxGroup.title], value: .choices(CheckboxGroup.checked, of: CheckboxGroup.choices), events: [.check]
    )
}
