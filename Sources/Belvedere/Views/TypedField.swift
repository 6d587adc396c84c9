public import BelvedereCore

/// The base class of ``TextField`` and of fields for values that a person types, such as decimal numbers.
///
/// While a person types, the person's text has priority. A text that the app assigns is shown only after the app has received everything
/// that the person has typed, so it never replaces text during typing.
///
/// ```swift
/// let field: TypedField = TextField("Code")
/// field.placeholder = "1234"
/// ```
///
/// Screens use the subclasses, such as `DecimalField` of the module `BelvedereDecimals`.
open class TypedField: View, ValidatedControl {
    /// The kind of the entered text. Devices use it to offer the right keyboard and to decide about spell checking.
    nonisolated public enum Keyboard: String, Sendable, Hashable {
        /// Any text.
        case text
        /// The name of a person.
        case name
        /// An e-mail address.
        case email
        /// A telephone number.
        case telephone
        /// A number.
        case number
        /// A web address.
        case url
    }

    /// The label of the field. It stays visible when the field has text.
    public var title: String { didSet { if title != oldValue { propertyChanged(TypedField.title) } } }

    /// An example, shown while the field is empty.
    public var placeholder = "" { didSet { if placeholder != oldValue { propertyChanged(TypedField.placeholder) } } }

    /// The error message of the text, shown beside the field; empty if the text is valid. As long as the field cannot read the text, it
    /// has a message of its own, and the message of the app is shown afterwards.
    public var message: String {
        get { isUnread ? valueMessage : givenMessage }
        set {
            if newValue == givenMessage { return }
            givenMessage = newValue
            if !isUnread { propertyChanged(TypedField.message) }
        }
    }

    /// The kind of the entered text. Devices use it to offer the right keyboard.
    public var keyboard: Keyboard { didSet { if keyboard != oldValue { propertyChanged(TypedField.keyboard) } } }

    private var storage: String
    /// The error message that the app or the validation has set.
    private var givenMessage = ""
    /// Whether the field cannot read its text. The app then has no value, so its message would be about a missing one.
    private var isUnread = false
    private var handlers: TextHandlers?
    /// The number of the person's last edit that the view has received. The host counts the edits of each field.
    private var lastEdit = 0

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - title: the label of the field.
    ///   - text: the text of the field at first.
    ///   - keyboard: the kind of the entered text.
    @_spi(Hosting) public init(title: String, text: String = "", keyboard: Keyboard = .text) {
        self.title = title
        self.keyboard = keyboard
        storage = text
        super.init()
    }

    // MARK: Handlers

    /// Calls `handler` when the person moves the focus out of the field. It is not called when an alert or another screen covers the field,
    /// because the focus returns later.
    @discardableResult
    public func onEndEditing(_ handler: @escaping () -> Void) -> Self {
        keepTextHandlers().endEditing = .synchronous(handler)
        return self
    }

    /// Like ``onEndEditing(_:)-(()->Void)``, with an asynchronous handler.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
    @discardableResult
    public func onEndEditing(_ handler: @escaping Action) -> Self {
        keepTextHandlers().endEditing = .asynchronous(handler)
        return self
    }

    /// Calls `handler` when the person presses Enter in the field.
    @discardableResult
    public func onSubmit(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping () -> Void) -> Self {
        setSubmit(.synchronous(handler))
        keepTextHandlers().submitPlace = HandlerPlace(file, line)
        return self
    }

    /// Like ``onSubmit(file:line:_:)-(_,_,()->Void)``, with an asynchronous handler.
    ///
    /// - Note: If the compiler reports "sending 'viewModel' risks causing data races", the target with your screen lacks the setting
    ///   `NonisolatedNonsendingByDefault`. The article "Isolation" of `BelvedereCore` shows how to add it.
    @discardableResult
    public func onSubmit(file: StaticString = #fileID, line: Int = #line, _ handler: @escaping Action) -> Self {
        setSubmit(.asynchronous(handler))
        keepTextHandlers().submitPlace = HandlerPlace(file, line)
        return self
    }

    /// Calls `handler` when the person presses Esc in the field, for instance to give the old text back:
    ///
    /// ```swift
    /// let name = TextField("Name")
    /// name.onCancel { [unowned name] in name.text = "" }
    /// ```
    @discardableResult
    public func onCancel(_ handler: @escaping () -> Void) -> Self {
        let wasSet = hasCancel
        keepTextHandlers().cancel = .synchronous(handler)
        if !wasSet { propertyChanged(TypedField.takesCancel) }
        return self
    }

    private var hasSubmit: Bool { handlers?.submit.isSet ?? false }

    private var hasCancel: Bool { handlers?.cancel.isSet ?? false }

    private func setSubmit(_ handler: Handler<Void>) {
        let wasSet = hasSubmit
        keepTextHandlers().submit = handler
        if !wasSet { propertyChanged(TypedField.takesSubmit) }
    }

    private func keepTextHandlers() -> TextHandlers {
        let handlers = handlers ?? TextHandlers()
        self.handlers = handlers
        return handlers
    }

    /// Shows the error message of the text from now on, if the field is bound with a validation.
    ///
    /// A field does this itself when the person leaves it or presses Enter in it. A form calls this method for all its fields when the
    /// person wants to save an incomplete form.
    public final func showValidation() {
        willShowValidation()
        showMessages()
    }

    // MARK: For subclasses

    /// The text in the field. A text that the app sets reaches the host with the number of the person's last edit.
    @_spi(Hosting) public final var typedText: String {
        get { storage }
        set { setText(newValue) }
    }

    /// The language and region of the session that shows the field, as a BCP 47 tag; `nil` outside a session.
    @_spi(Hosting) public final var sessionLocale: String? { (context?.environment ?? SessionEnvironment.current)?.locale }

    /// Shows the message of a text that the field cannot read, in place of the message of the app.
    ///
    /// - Parameter problem: The message. It is empty while the person is still typing, and `nil` for a text that the field can read.
    @_spi(Hosting) public final func showProblem(_ problem: String?) {
        let shown = message
        isUnread = problem != nil
        setValueMessage(problem ?? "", TypedField.message)
        if message != shown { propertyChanged(TypedField.message) }
    }

    /// Called after the person has changed the text.
    @_spi(Hosting) open func textEntered() {}

    /// Called after the person has left the field or pressed Enter in it, and before the handlers of the app.
    @_spi(Hosting) open func textFinished() {}

    /// Called before the messages of the value are shown.
    @_spi(Hosting) open func willShowValidation() {}

    /// Called when the field gets a place in a window. From then on ``sessionLocale`` is that of this window.
    @_spi(Hosting) open func didJoinWindow() {}

    override func didAttach() {
        super.didAttach()
        didJoinWindow()
    }

    private func setText(_ new: String) {
        if new == storage { return }
        storage = new
        propertyChanged(TypedField.edit)
        propertyChanged(TypedField.text)
    }

    // MARK: For hosts

    /// Declares the property `text`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<TypedField, String>(0, "text", default: "") { $0.storage }
    /// Declares the property `placeholder`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let placeholder = ViewProperty<TypedField, String>(
        1, "placeholder", default: ""
    ) { $0.placeholder }
    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<TypedField, String>(2, "title", default: "") { $0.title }
    /// Declares the property `edit`: the number of the person's last edit that the app has received. With it, a host decides whether a text
    /// of the app is older than the person's text.
    @_spi(Hosting) nonisolated public static let edit = ViewProperty<TypedField, Int>(3, "edit", default: 0) { $0.lastEdit }
    /// Declares the property `message`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let message: ViewProperty<TypedField, String> = ViewProperty(
        4, "message", default: ""
    ) { $0.message }
    /// Declares the property `keyboard`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let keyboard = ViewProperty<TypedField, Keyboard>(5, "keyboard", default: .text) {
        $0.keyboard
    }
    /// Declares the property `takesSubmit`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let takesSubmit = ViewProperty<TypedField, Bool>(
        6, "takesSubmit", default: false
    ) { $0.hasSubmit }

    /// Declares the property `takesCancel`: whether the field reacts to Esc. A host then sends `Event.leave`.
    @_spi(Hosting) nonisolated public static let takesCancel = ViewProperty<TypedField, Bool>(
        7, "takesCancel", default: false
    ) { $0.hasCancel }

    nonisolated static let properties: [any PropertyDeclaration] = [
        text, placeholder, title, edit, message, keyboard, takesSubmit, takesCancel,
    ]

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        switch event {
        case .input(_, let edit): edit > lastEdit
        case .submit: hasSubmit
        case .leave: hasCancel
        case .endEditing: true
        default: false
        }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        guard case .input(_, let edit) = event else { return }
        lastEdit = max(lastEdit, edit)
        propertyChanged(TypedField.edit)
        propertyChanged(TypedField.text)
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        switch event {
        case .input(let new, let edit):
            lastEdit = edit
            // Do not report the text as changed, because the host has it already. If a handler assigns another text, the host receives that
            // text with the number of this edit. So the new text replaces exactly the text of this edit.
            if new == storage { return }
            storage = new
            textEntered()
        case .submit:
            textFinished()
            showValidation()
            handlers?.submit.call(for: self)
        case .endEditing:
            textFinished()
            showValidation()
            handlers?.endEditing.call(for: self)
        case .leave: handlers?.cancel.call(for: self)
        default: break
        }
    }

    override func handlerPlace(for event: Event) -> HandlerPlace? {
        switch event {
        case .input: super.handlerPlace(for: event)
        case .submit: handlers?.submitPlace
        default: nil
        }
    }

    @_spi(Hosting) public override func releaseHandlers() {
        super.releaseHandlers()
        handlers = nil
    }
}

/// The closures that are called when a person leaves a text field, or presses Enter or Esc in it. The object is created when the first such
/// closure is set, because few fields have one.
private final class TextHandlers {
    var submit = Handler<Void>.none
    var endEditing = Handler<Void>.none
    var cancel = Handler<Void>.none
    /// The file and line where the developer passed the handler for Enter; the inspector shows it.
    var submitPlace: HandlerPlace?
}

@_spi(Hosting) nonisolated extension TypedField.Keyboard: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `DecimalField` in the module `BelvedereDecimals`: a field for a decimal number.
    public static let decimalField = textField("decimalField")

    /// Declares a kind of field for typed text. In its list of properties, its own properties come after those of every such field.
    static func textField(_ name: String, _ own: [any PropertyDeclaration] = []) -> ViewKind {
        ViewKind(
            name, role: .textField, properties: TypedField.properties + own, names: [TypedField.title, TypedField.placeholder],
            value: .text(TypedField.text), events: [.input, .submit, .endEditing, .leave]
        )
    }
}
