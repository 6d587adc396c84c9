public import BelvedereBinding
public import BelvedereCore

/// One choice out of several, all named.
///
/// ```swift
/// let order = Picker("Sort by", choices: ["Name", "Salary", "Age"]).bind(viewModel.order)
/// let size = Picker("Size", choices: ["Small", "Large"], style: .segments)
/// ```
public final class Picker: View {
    /// How the choices are shown.
    nonisolated public enum Style: Sendable, Hashable {
        /// One line that opens into all choices.
        case menu
        /// All choices side by side, for two to five that are short.
        case segments
        /// All choices one below the other, each with room for what it means.
        case radioGroup
    }

    /// The label of the whole choice.
    public let title: String
    /// How the choices are shown.
    public let style: Style
    /// The titles to choose from. A selection beyond the end moves to the last.
    public var choices: [String] {
        didSet {
            if choices == oldValue { return }
            propertyChanged(Picker.choices)
            if selection >= choices.count { selection = max(0, choices.count - 1) }
        }
    }
    /// The index of the chosen title. One that leads nowhere is brought to the nearest that does.
    public var selection: Int {
        didSet {
            let allowed = min(max(0, selection), max(0, choices.count - 1))
            if allowed != selection { selection = allowed }
            if selection != oldValue { propertyChanged(Picker.selection) }
        }
    }
    private var handlers: ValueHandlers<Int>?

    /// A picker of one choice.
    ///
    /// - Parameters:
    ///   - title: the label of the whole choice.
    ///   - choices: the titles to choose from.
    ///   - selection: the index of the title that is chosen at first.
    ///   - style: how the choices are shown.
    /// - Complexity: O(1). The choices are not copied.
    public init(_ title: String, choices: [String], selection: Int = 0, style: Style = .menu) {
        self.title = title
        self.style = style
        self.choices = choices
        self.selection = min(max(0, selection), max(0, choices.count - 1))
        super.init()
    }

    /// Has `handler` called with the new index when a person has chosen; not for what the app sets.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (Int) -> Void) -> Self {
        keepHandlers().set(.synchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Like ``onChange(file:line:_:)-(_,_,(Int)->Void)``, for a handler that waits.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping ItemAction<Int>) -> Self {
        keepHandlers().set(.asynchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Binds the choice both ways: what a person chooses sets `value`, and a set of `value` shows. The binding ends with the choice, or when
    /// the choice is bound to another value.
    ///
    /// ```swift
    /// let order = Picker("Sort by", choices: ["Name", "Age"]).bind(viewModel.order)
    /// ```
    ///
    /// An index that leads nowhere shows as the nearest that does; `value` keeps it.
    @discardableResult
    public func bind(_ value: Dynamic<Int>, file: StaticString = #fileID, line: Int = #line) -> Self {
        keepHandlers().bind(value, at: HandlerPlace(file, line)) { [weak self] in self?.selection = $0 }
        return self
    }

    /// Binds the choice both ways to one of several values, by their order.
    ///
    /// ```swift
    /// enum Order: CaseIterable { case name, age }
    /// let order = Dynamic(Order.name)
    /// let picker = Picker("Sort by", choices: ["Name", "Age"]).bind(order, to: Order.allCases)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value to keep in step with.
    ///   - values: What each title stands for. A value that is not among them leaves the choice as it is.
    ///   - file: your file, for the inspector; leave it out.
    ///   - line: your line; leave it out.
    /// - Complexity: O(*n*) in the number of values, for each change.
    @discardableResult
    public func bind<Value: Equatable>(_ value: Dynamic<Value>, to values: [Value], file: StaticString = #fileID, line: Int = #line) -> Self
    {
        keepHandlers().bind(value, at: HandlerPlace(file, line), parse: { values.indices.contains($0) ? values[$0] : nil }) { [weak self] in
            if let index = values.firstIndex(of: $0) { self?.selection = index }
        }
        return self
    }

    private func keepHandlers() -> ValueHandlers<Int> {
        let handlers = handlers ?? ValueHandlers()
        self.handlers = handlers
        return handlers
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Picker, String>(0, "title", default: "") { $0.title }
    /// `choices`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let choices = ViewProperty<Picker, [String]>(1, "choices", default: []) { $0.choices }
    /// `selection`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let selection = ViewProperty<Picker, Int>(2, "selection", default: 0) { $0.selection }

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
        guard case .select(let index) = event, index != selection else { return }
        selection = index
        handlers?.call(index, for: self)
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? { handlers?.place }

    @_spi(Hosting) public override func releaseHandlers() { handlers = nil }
}

nonisolated extension ViewKind {
    /// One choice out of several, in a menu.
    public static let picker = choice("picker")
    /// One choice out of several that stand side by side.
    public static let segments = choice("segments")
    /// One choice out of several that stand one below the other.
    public static let radioGroup = choice("radioGroup")

    private static func choice(_ name: String) -> ViewKind {
        ViewKind(
            name, role: .choice, properties: [Picker.title, Picker.choices, Picker.selection], names: [Picker.title],
            value: .choice(Picker.selection, of: Picker.choices), events: [.select]
        )
    }
}
