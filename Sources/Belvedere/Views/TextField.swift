public import BelvedereBinding
public import BelvedereCore

/// A field for one line of text.
///
/// While a person types, the person's text has priority. It reaches ``text`` at once. A text that the app assigns is shown only after the
/// app has received everything that the person has typed, so it never replaces text during typing. An app can clear a form after sending
/// it, without losing a letter that the person types at the same moment.
///
/// ```swift
/// let name = TextField("First Name").bind(viewModel.firstName)
/// name.onSubmit { viewModel.done.execute() }
/// ```
open class TextField: View, ValueControl, ValidatedControl {
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
    public var title: String { didSet { if title != oldValue { propertyChanged(TextField.title) } } }

    /// The text in the field.
    public var text: String {
        get { storage }
        set { setText(newValue) }
    }

    /// An example, shown while the field is empty.
    public var placeholder = "" { didSet { if placeholder != oldValue { propertyChanged(TextField.placeholder) } } }

    /// The error message of the text, shown beside the field; empty if the text is valid.
    public var message = "" { didSet { if message != oldValue { propertyChanged(TextField.message) } } }

    /// The kind of the entered text. Devices use it to offer the right keyboard.
    public var keyboard: Keyboard { didSet { if keyboard != oldValue { propertyChanged(TextField.keyboard) } } }

    private var storage: String
    private var handlers: TextHandlers?
    /// The number of the person's last edit that the view has received. The host counts the edits of each field.
    private var lastEdit = 0

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - title: the label of the field.
    ///   - text: the text of the field at first.
    ///   - keyboard: the kind of the entered text.
    public init(_ title: String = "", text: String = "", keyboard: Keyboard = .text) {
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
        if !wasSet { propertyChanged(TextField.takesCancel) }
        return self
    }

    private var hasSubmit: Bool { handlers?.submit.isSet ?? false }

    private var hasCancel: Bool { handlers?.cancel.isSet ?? false }

    private func setSubmit(_ handler: Handler<Void>) {
        let wasSet = hasSubmit
        keepTextHandlers().submit = handler
        if !wasSet { propertyChanged(TextField.takesSubmit) }
    }

    private func keepTextHandlers() -> TextHandlers {
        let handlers = handlers ?? TextHandlers()
        self.handlers = handlers
        return handlers
    }

    /// Binds the field in both directions, and shows the error message of the text.
    ///
    /// The message appears after the person leaves the field or presses Enter in it, or after a call of ``showValidation()``. So it never
    /// appears before the person has finished typing. From then on, the message changes with the text. A field with a message counts as
    /// invalid, and assistive technology reports it as invalid.
    ///
    /// ```swift
    /// let firstName = Dynamic("")
    /// let validName = firstName.validated(by: ValidationRule("A name is needed.") { !$0.isEmpty })
    /// let name = TextField("First Name").bind(firstName, validation: validName)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<String>, validation: Validation<String>, file: StaticString = #fileID, line: Int = #line) -> Self {
        bind(value, file: file, line: line).validated(with: validation)
    }

    /// Shows the error message of the text from now on, if the field is bound with a validation.
    ///
    /// A field does this itself when the person leaves it or presses Enter in it. A form calls this method for all its fields when the
    /// person wants to save an incomplete form.
    public final func showValidation() {
        showMessages()
    }

    private func setText(_ new: String) {
        if new == storage { return }
        storage = new
        propertyChanged(TextField.edit)
        propertyChanged(TextField.text)
    }

    // MARK: For hosts

    @_spi(Hosting) public var value: String {
        get { text }
        set { text = newValue }
    }

    /// Declares the property `text`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let text = ViewProperty<TextField, String>(0, "text", default: "") { $0.storage }
    /// Declares the property `placeholder`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let placeholder = ViewProperty<TextField, String>(
        1, "placeholder", default: ""
    ) { $0.placeholder }
    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<TextField, String>(2, "title", default: "") { $0.title }
    /// Declares the property `edit`: the number of the person's last edit that the app has received. With it, a host decides whether a text
    /// of the app is older than the person's text.
    @_spi(Hosting) nonisolated public static let edit = ViewProperty<TextField, Int>(3, "edit", default: 0) { $0.lastEdit }
    /// Declares the property `message`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let message: ViewProperty<TextField, String> = ViewProperty(
        4, "message", default: ""
    ) { $0.message }
    /// Declares the property `keyboard`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let keyboard = ViewProperty<TextField, Keyboard>(5, "keyboard", default: .text) { $0.keyboard }
    /// Declares the property `takesSubmit`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let takesSubmit = ViewProperty<TextField, Bool>(
        6, "takesSubmit", default: false
    ) { $0.hasSubmit }

    /// Declares the property `takesCancel`: whether the field reacts to Esc. A host then sends `Event.leave`.
    @_spi(Hosting) nonisolated public static let takesCancel = ViewProperty<TextField, Bool>(
        7, "takesCancel", default: false
    ) { $0.hasCancel }

    nonisolated static let properties: [any PropertyDeclaration] = [
        text, placeholder, title, edit, message, keyboard, takesSubmit, takesCancel,
    ]

    @_spi(Hosting) public override var kind: ViewKind { .textField }

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
        propertyChanged(TextField.edit)
        propertyChanged(TextField.text)
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        switch event {
        case .input(let new, let edit):
            lastEdit = edit
            // Do not report the text as changed, because the host has it already. If a handler assigns another text, the host receives that
            // text with the number of this edit. So the new text replaces exactly the text of this edit.
            if new == storage { return }
            storage = new
            reportChange()
        case .submit:
            showValidation()
            handlers?.submit.call(for: self)
        case .endEditing:
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

@_spi(Hosting) nonisolated extension TextField.Keyboard: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `TextField`: a field for one line of text.
    public static let textField = textField("textField")

    /// Declares a kind of text field. In its list of properties, its own properties come after those of every text field.
    static func textField(_ name: String, _ own: [any PropertyDeclaration] = []) -> ViewKind {
        ViewKind(
            name, role: .textField, properties: TextField.properties + own, names: [TextField.title, TextField.placeholder],
            value: .text(TextField.text), events: [.input, .submit, .endEditing, .leave]
        )
    }
}
