public import BelvedereBinding

/// A control with which a person checks any number of titles. All titles are visible.
///
/// ```swift
/// let toppings = Dynamic<Set<Int>>([0])
/// let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham", "Basil"]).bind(toppings)
/// ```
public final class CheckboxGroup: View, ValueControl, ValidatedControl {
    /// The label of the group.
    public let title: String
    /// The titles to choose from. Checked indices beyond the end are removed.
    public var choices: [String] {
        didSet {
            if choices == oldValue { return }
            propertyChanged(CheckboxGroup.choices)
            checked = checked.filter { choices.indices.contains($0) }
        }
    }
    /// The indices of the checked titles. Indices outside the choices are removed.
    public var checked: Set<Int> {
        didSet {
            let allowed = checked.filter { choices.indices.contains($0) }
            if allowed.count != checked.count { checked = allowed }
            if checked != oldValue { propertyChanged(CheckboxGroup.checked) }
        }
    }

    /// The error message of the value, shown beside the control; empty if the value is valid.
    public var message: String {
        get { valueMessage }
        set { setValueMessage(newValue, CheckboxGroup.message) }
    }

    /// Creates a group of choices.
    ///
    /// - Parameters:
    ///   - title: The label of the group.
    ///   - choices: The titles to choose from.
    ///   - checked: The indices of the titles that are checked at first.
    /// - Complexity: O(*n*) in the number of choices.
    public init(_ title: String, choices: [String], checked: Set<Int> = []) {
        self.title = title
        self.choices = choices
        self.checked = checked.filter { choices.indices.contains($0) }
        super.init()
    }

    /// Binds the checked titles in both directions to a set of values of any type. `values` lists the value of each title, in the order of
    /// the titles.
    ///
    /// ```swift
    /// enum Topping: CaseIterable { case cheese, ham }
    /// let toppings = Dynamic<Set<Topping>>([.ham])
    /// let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham"]).bind(toppings, to: Topping.allCases)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The bound set of values.
    ///   - values: The value of each title. Other values in the bound set are not shown and not changed.
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller; leave it out.
    /// - Complexity: O(*n*) in the number of values, for each change.
    @discardableResult
    public func bind<Value: Hashable>(_ value: Dynamic<Set<Value>>, to values: [Value], file: StaticString = #fileID, line: Int = #line)
        -> Self
    {
        let known = Set(values)
        return bind(
            value, at: HandlerPlace(file, line),
            parse: { [unowned value] indices in
                value.value.subtracting(known).union(indices.compactMap { values.indices.contains($0) ? values[$0] : nil })
            }
        ) { group, chosen in
            group.checked = Set(values.indices.filter { chosen.contains(values[$0]) })
        }
    }

    /// Binds the checked titles in both directions to a set of values of any type, and shows the error message of the set.
    ///
    /// ```swift
    /// enum Topping: CaseIterable { case cheese, ham }
    /// let toppings = Dynamic<Set<Topping>>([])
    /// let validToppings = toppings.validated(by: ValidationRule("Choose a topping.") { !$0.isEmpty })
    /// let group = CheckboxGroup("Toppings", choices: ["Cheese", "Ham"])
    ///     .bind(toppings, to: Topping.allCases, validation: validToppings)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The bound set of values.
    ///   - values: The value of each title. Other values in the bound set are not shown and not changed.
    ///   - validation: The validation of the set. Its message appears after the person has checked a title, or after a call of
    ///     ``ValidatedControl/showValidation()``.
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller; leave it out.
    /// - Complexity: O(*n*) in the number of values, for each change.
    @discardableResult
    public func bind<Value: Hashable>(
        _ value: Dynamic<Set<Value>>, to values: [Value], validation: Validation<Set<Value>>, file: StaticString = #fileID,
        line: Int = #line
    ) -> Self {
        bind(value, to: values, file: file, line: line).validated(with: validation)
    }

    // MARK: For hosts

    @_spi(Hosting) public var value: Set<Int> {
        get { checked }
        set { checked = newValue }
    }

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<CheckboxGroup, String>(0, "title", default: "") { $0.title }
    /// Declares the property `choices`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let choices = ViewProperty<CheckboxGroup, [String]>(1, "choices", default: []) { $0.choices }
    /// Declares the property `checked`, which hosts read to show the view: the indices of the checked titles in ascending order.
    @_spi(Hosting) nonisolated public static let checked = ViewProperty<CheckboxGroup, [Int]>(
        2, "checked", default: []
    ) { $0.checked.sorted() }
    /// Declares the property `message`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let message: ViewProperty<CheckboxGroup, String> = ViewProperty(
        3, "message", default: ""
    ) { $0.message }

    @_spi(Hosting) public override var kind: ViewKind { .checkboxGroup }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .check(let index, _) = event { choices.indices.contains(index) } else { false }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .check = event { propertyChanged(CheckboxGroup.checked) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .check(let index, let isChecked) = event else { return }
        change(to: isChecked ? checked.union([index]) : checked.subtracting([index]))
        showValidation()
    }
}

nonisolated extension ViewKind {
    /// The view kind of `CheckboxGroup`: a choice of any number of titles.
    public static let checkboxGroup = ViewKind(
        "checkboxGroup", role: .choices,
        properties: [CheckboxGroup.title, CheckboxGroup.choices, CheckboxGroup.checked, CheckboxGroup.message],
        names: [CheckboxGroup.title], value: .choices(CheckboxGroup.checked, of: CheckboxGroup.choices), events: [.check]
    )
}
