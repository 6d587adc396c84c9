internal import BelvedereBinding
public import BelvedereCore

/// A line of text to type.
///
/// While a person types, the field belongs to them. What they type reaches ``text`` at once; what the app sets is shown
/// as soon as the host's last edit has been seen, and never in the middle of typing. So a form can be cleared after it was
/// sent, and a letter typed meanwhile is not lost.
///
/// ```swift
/// let name = TextField("First Name").bind(viewModel.firstName)
/// name.onSubmit { viewModel.done.execute() }
/// ```
open class TextField: View {
    /// What is being typed, so that devices can offer the right keys and check spelling or not.
    nonisolated public enum Keyboard: String, Sendable, Hashable {
        /// Any text.
        case text
        /// The name of a person.
        case name
        /// An address of electronic mail.
        case email
        /// The number of a telephone.
        case telephone
        /// A number.
        case number
        /// An address on the web.
        case url
    }

    /// The label of the field. It stays when the field has text.
    public var title: String { didSet { if title != oldValue { propertyChanged(TextField.title) } } }

    /// The text in the field.
    public var text: String {
        get { storage }
        set { setText(newValue) }
    }

    /// An example, shown while the field is empty.
    public var placeholder = "" { didSet { if placeholder != oldValue { propertyChanged(TextField.placeholder) } } }

    /// What is wrong with the text, shown beside the field; empty if nothing is.
    public var message = "" { didSet { if message != oldValue { propertyChanged(TextField.message) } } }

    /// What is being typed, so that devices can offer the right keys.
    public var keyboard: Keyboard { didSet { if keyboard != oldValue { propertyChanged(TextField.keyboard) } } }

    private var storage: String
    private var handlers: TextHandlers?
    /// The number of the host's last edit that has been seen.
    private var lastEdit = 0

    /// A field for a line of text.
    ///
    /// - Parameters:
    ///   - title: the label of the field.
    ///   - text: what stands in the field at first.
    ///   - keyboard: what is being typed.
    public init(_ title: String = "", text: String = "", keyboard: Keyboard = .text) {
        self.title = title
        self.keyboard = keyboard
        storage = text
        super.init()
    }

    // MARK: Handlers

    /// Has `handler` called with each new text that a person has typed; not with what the app sets.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping (String) -> Void) -> Self {
        keepHandlers().set(.synchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Like ``onChange(file:line:_:)-(_,_,(String)->Void)``, for a handler that waits.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    @discardableResult
    public func onChange(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping ItemAction<String>) -> Self {
        keepHandlers().set(.asynchronous(handler), at: HandlerPlace(file, line))
        return self
    }

    /// Has `handler` called when the person takes the keyboard elsewhere; not when an alert or another screen comes over
    /// the field, because the keyboard returns to it.
    @discardableResult
    public func onEndEditing(_ handler: @escaping () -> Void) -> Self {
        keepHandlers().endEditing = .synchronous(handler)
        return self
    }

    /// Like ``onEndEditing(_:)-(()->Void)``, for a handler that waits.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    @discardableResult
    public func onEndEditing(_ handler: @escaping Action) -> Self {
        keepHandlers().endEditing = .asynchronous(handler)
        return self
    }

    /// Has `handler` called when the person presses Enter in the field.
    @discardableResult
    public func onSubmit(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping () -> Void) -> Self {
        setSubmit(.synchronous(handler))
        keepHandlers().submitPlace = HandlerPlace(file, line)
        return self
    }

    /// Like ``onSubmit(file:line:_:)-(_,_,()->Void)``, for a handler that waits.
    ///
    /// - Note: "sending 'viewModel' risks causing data races" means that the target of the screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows it.
    @discardableResult
    public func onSubmit(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping Action) -> Self {
        setSubmit(.asynchronous(handler))
        keepHandlers().submitPlace = HandlerPlace(file, line)
        return self
    }

    private var hasSubmit: Bool { handlers?.submit.isSet ?? false }

    private func setSubmit(_ handler: Handler<Void>) {
        let wasSet = hasSubmit
        keepHandlers().submit = handler
        if !wasSet { propertyChanged(TextField.takesSubmit) }
    }

    final func keepHandlers() -> TextHandlers {
        let handlers = handlers ?? TextHandlers()
        self.handlers = handlers
        return handlers
    }

    /// Shows what is wrong with the text from now on, if the field is bound with a validation.
    ///
    /// A field does so by itself when the person leaves it or presses Enter in it. A form calls this for all its fields
    /// when the person wants to save what is not complete.
    public final func showValidation() {
        guard let handlers, handlers.messages == nil, let validation = handlers.validation else { return }
        handlers.messages = validation.message.bindAndFire { [weak self] in self?.message = $0 ?? "" }
    }

    private func setText(_ new: String) {
        if new == storage { return }
        storage = new
        propertyChanged(TextField.edit)
        propertyChanged(TextField.text)
    }

    // MARK: What hosts know of it

    /// `text`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<TextField, String>(0, "text", default: "") { $0.storage }
    /// `placeholder`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let placeholder = ViewProperty<TextField, String>(
        1, "placeholder", default: ""
    ) { $0.placeholder }
    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<TextField, String>(2, "title", default: "") { $0.title }
    /// `edit`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let edit = ViewProperty<TextField, Int>(3, "edit", default: 0) { $0.lastEdit }
    /// `message`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let message = ViewProperty<TextField, String>(4, "message", default: "") { $0.message }
    /// `keyboard`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let keyboard = ViewProperty<TextField, Keyboard>(5, "keyboard", default: .text) { $0.keyboard }
    /// `takesSubmit`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let takesSubmit = ViewProperty<TextField, Bool>(
        6, "takesSubmit", default: false
    ) { $0.hasSubmit }

    nonisolated static let properties: [any PropertyDeclaration] = [
        text, placeholder, title, edit, message, keyboard, takesSubmit,
    ]

    @_spi(Hosting) public override var kind: ViewKind { .textField }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        switch event {
        case .input(_, let edit): edit > lastEdit
        case .submit: hasSubmit
        case .endEditing: true
        default: false
        }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        guard case .input(_, let edit) = event else { return }
        lastEdit = max(lastEdit, edit)
        propertyChanged(TextField.edit)
        propertyChanged(TextField.text)
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        switch event {
        case .input(let new, let edit):
            lastEdit = edit
            // Not marked as changed: the host has it already. If a handler sets another text, that is sent with this
            // edit's number and so replaces exactly what it answers.
            if new == storage { return }
            storage = new
            handlers?.call(new, for: self)
        case .submit:
            showValidation()
            handlers?.submit.call(for: self)
        case .endEditing:
            showValidation()
            handlers?.endEditing.call(for: self)
        default: break
        }
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? {
        switch event {
        case .input: handlers?.place
        case .submit: handlers?.submitPlace
        default: nil
        }
    }

    @_spi(Hosting) public override func releaseHandlers() { handlers = nil }
}

@_spi(Hosting) nonisolated extension TextField.Keyboard: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// A line of text to type.
    public static let textField = ViewKind(
        "textField", role: .textField, properties: TextField.properties, names: [TextField.title, TextField.placeholder],
        value: .text(TextField.text), events: [.input, .submit, .endEditing]
    )
}
