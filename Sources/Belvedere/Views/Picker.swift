public import BelvedereBinding
public import BelvedereCore

/// A control with which a person chooses one of several titles.
///
/// ```swift
/// let order = Picker("Sort by", choices: ["Name", "Salary", "Age"]).bind(viewModel.order)
/// let size = Picker("Size", choices: ["Small", "Large"], style: .segments)
/// ```
public final class Picker: View, ValueControl, ValidatedControl {
    /// How the choices are shown.
    nonisolated public enum Style: Sendable, Hashable {
        /// One line that opens a menu of all choices.
        case menu
        /// All choices side by side, for two to five short choices.
        case segments
        /// All choices one below the other, with room for an explanation of each.
        case radioGroup
    }

    /// The label of the picker.
    public let title: String
    /// How the choices are shown.
    public let style: Style
    /// A picture that stands for the picker with the style ``Style/menu``. Hosts then show a square button with this picture, and it opens
    /// the choices. The title is still the name for assistive technology. Use it in a row of tools that has no room for a title.
    ///
    /// ```swift
    /// let order = Picker("Sort by", choices: ["Name", "Age"])
    /// order.symbol = .sort
    /// ```
    public var symbol: Symbol? { didSet { if symbol != oldValue { propertyChanged(Picker.symbol) } } }
    /// The titles to choose from. If the selection is beyond the end, it moves to the last title.
    public var choices: [String] {
        didSet {
            if choices == oldValue { return }
            propertyChanged(Picker.choices)
            if selection >= choices.count { selection = max(0, choices.count - 1) }
        }
    }
    /// The index of the chosen title. An index outside the choices is replaced by the nearest valid one.
    public var selection: Int {
        didSet {
            let allowed = min(max(0, selection), max(0, choices.count - 1))
            if allowed != selection { selection = allowed }
            if selection != oldValue { propertyChanged(Picker.selection) }
        }
    }

    /// The error message of the value, shown beside the control; empty if the value is valid.
    public var message: String {
        get { valueMessage }
        set { setValueMessage(newValue, Picker.message) }
    }

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - title: the label of the picker.
    ///   - choices: the titles to choose from.
    ///   - selection: the index of the title that is selected at first.
    ///   - style: how the choices are shown.
    /// - Complexity: O(1). The choices are not copied.
    public init(_ title: String, choices: [String], selection: Int = 0, style: Style = .menu) {
        self.title = title
        self.style = style
        self.choices = choices
        self.selection = min(max(0, selection), max(0, choices.count - 1))
        super.init()
    }

    /// Binds the selection in both directions to a value of any type. `values` lists the value of each title, in the order of the titles.
    ///
    /// ```swift
    /// enum Order: CaseIterable { case name, age }
    /// let order = Dynamic(Order.name)
    /// let picker = Picker("Sort by", choices: ["Name", "Age"]).bind(order, to: Order.allCases)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The bound value.
    ///   - values: The value of each title. A value that is not in the list does not change the selection.
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller; leave it out.
    /// - Complexity: O(*n*) in the number of values, for each change.
    @discardableResult
    public func bind<Value: Equatable>(_ value: Dynamic<Value>, to values: [Value], file: StaticString = #fileID, line: Int = #line) -> Self
    {
        bind(value, at: HandlerPlace(file, line), parse: { values.indices.contains($0) ? values[$0] : nil }) { picker, value in
            if let index = values.firstIndex(of: value) { picker.selection = index }
        }
    }

    /// Binds the selection in both directions to a value of any type, and shows the error message of the value.
    ///
    /// ```swift
    /// enum Size: CaseIterable { case unknown, small, large }
    /// let size = Dynamic(Size.unknown)
    /// let validSize = size.validated(by: ValidationRule("Choose a size.") { $0 != .unknown })
    /// let picker = Picker("Size", choices: ["–", "Small", "Large"]).bind(size, to: Size.allCases, validation: validSize)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The bound value.
    ///   - values: The value of each title. A value that is not in the list does not change the selection.
    ///   - validation: The validation of the value. Its message appears after the person has chosen a title, or after a call of
    ///     ``ValidatedControl/showValidation()``.
    ///   - file: the file of the caller, for the inspector; leave it out.
    ///   - line: the line of the caller; leave it out.
    /// - Complexity: O(*n*) in the number of values, for each change.
    @discardableResult
    public func bind<Value: Equatable>(
        _ value: Dynamic<Value>, to values: [Value], validation: Validation<Value>, file: StaticString = #fileID, line: Int = #line
    ) -> Self {
        bind(value, to: values, file: file, line: line).validated(with: validation)
    }

    // MARK: For hosts

    @_spi(Hosting) public var value: Int {
        get { selection }
        set { selection = newValue }
    }

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Picker, String>(0, "title", default: "") { $0.title }
    /// Declares the property `choices`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let choices = ViewProperty<Picker, [String]>(1, "choices", default: []) { $0.choices }
    /// Declares the property `selection`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let selection = ViewProperty<Picker, Int>(2, "selection", default: 0) { $0.selection }

    /// Declares the property `message`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let message: ViewProperty<Picker, String> = ViewProperty(
        3, "message", default: ""
    ) { $0.message }
    /// Declares the property `symbol`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let symbol = ViewProperty<Picker, Symbol?>(4, "symbol", default: nil) { $0.symbol }

    @_spi(Hosting) public override var kind: ViewKind {
        switch style {
        case .menu: .picker
        case .segments: .segments
        case .radioGroup: .radioGroup
        }
    }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .select(let index) = event { choices.indices.contains(index) } else { false }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        if case .select = event { propertyChanged(Picker.selection) }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .select(let index) = event else { return }
        change(to: index)
        showValidation()
    }
}

nonisolated extension ViewKind {
    /// The view kind of `Picker`: a choice of one out of several titles, in a menu.
    public static let picker = choice("picker", [Picker.symbol])
    /// The view kind of `Picker`: a choice of one out of several titles, side by side.
    public static let segments = choice("segments")
    /// The view kind of `Picker`: a choice of one out of several titles, one below the other.
    public static let radioGroup = choice("radioGroup")

    private static func choice(_ name: String, _ further: [any PropertyDeclaration] = []) -> ViewKind {
        ViewKind(
            name, role: .choice, properties: [Picker.title, Picker.choices, Picker.selection, Picker.message] + further,
            names: [Picker.title], value: .choice(Picker.selection, of: Picker.choices), events: [.select]
        )
    }
}
