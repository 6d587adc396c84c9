/// A line of text to type.
///
/// While a person types, the field belongs to them. What they type reaches ``text`` at once; what the app sets is shown
/// as soon as the host's last edit has been seen, and never in the middle of typing. So a form can be cleared after it was
/// sent, and a letter typed meanwhile is not lost.
///
/// ```swift
/// let name = TextField("First Name")
/// name.onChange = { viewModel.firstName.value = $0 }
/// name.onSubmit { viewModel.done.execute() }
/// ```
///
/// Two-way binding to a `Dynamic` is one line: `name.bind(viewModel.firstName)`.
open class TextField: View {
    /// What is being typed, so that devices can offer the right keys and check spelling or not.
    nonisolated public enum Keyboard: String, Sendable, Hashable {
        case text, name, email, telephone, number, url, password
    }

    /// The label of the field. It stays when the field has text.
    public var title: String { didSet { if title != oldValue { propertyChanged(.title) } } }

    /// The text in the field.
    public var text: String {
        get { storage }
        set { setText(newValue) }
    }

    /// An example, shown while the field is empty.
    public var placeholder = "" { didSet { if placeholder != oldValue { propertyChanged(.placeholder) } } }

    /// What is wrong with the text, shown beside the field; empty if nothing is.
    public var message = "" { didSet { if message != oldValue { propertyChanged(.message) } } }

    public var keyboard: Keyboard { didSet { if keyboard != oldValue { propertyChanged(.keyboard) } } }

    /// Called with each new text that a person has typed; not for what the app sets.
    public var onChange: ((String) -> Void)?

    /// Called when the person takes the keyboard elsewhere; not when an alert or another screen comes over the field,
    /// because the keyboard returns to it.
    public var onEndEditing: (() -> Void)?

    private var storage: String
    private var submit = Handler.none
    /// The number of the host's last edit that has been seen.
    private var lastEdit = 0

    public init(_ title: String = "", text: String = "", keyboard: Keyboard = .text) {
        self.title = title
        self.keyboard = keyboard
        storage = text
        super.init()
    }

    /// Called when the person presses Enter in the field.
    public func onSubmit(_ handler: @escaping () -> Void) {
        setSubmit(.synchronous(handler))
    }

    /// Like ``onSubmit(_:)-(()->Void)``, for a handler that waits.
    public func onSubmit(_ handler: @escaping Action) {
        setSubmit(.asynchronous(handler))
    }

    private func setSubmit(_ handler: Handler) {
        let wasSet = submit.isSet
        submit = handler
        if !wasSet { propertyChanged(.events) }
    }

    private func setText(_ new: String) {
        if new == storage { return }
        storage = new
        propertyChanged(.edit)
        propertyChanged(.text)
    }

    override var kind: ViewKind { .textField }
    override class var properties: [Property] { [.text, .placeholder, .title, .edit, .message, .keyboard, .events] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .text: storage.isEmpty ? nil : .text(storage)
        case .placeholder: placeholder.isEmpty ? nil : .text(placeholder)
        case .title: title.isEmpty ? nil : .text(title)
        case .edit: lastEdit == 0 ? nil : .integer(lastEdit)
        case .message: message.isEmpty ? nil : .text(message)
        case .keyboard: keyboard == .text ? nil : .text(keyboard.rawValue)
        case .events: submit.isSet ? .integer(1) : nil
        default: super.value(of: property)
        }
    }

    override func offers(_ event: Event) -> Bool {
        switch event {
        case .input(_, let edit): edit > lastEdit
        case .submit: submit.isSet
        case .endEditing: true
        default: false
        }
    }

    override func deliver(_ event: Event) {
        switch event {
        case .input(let new, let edit):
            lastEdit = edit
            // Not marked as changed: the host has it already. If a handler sets another text, that is sent with this
            // edit's number and so replaces exactly what it answers.
            if new == storage { return }
            storage = new
            onChange?(new)
        case .submit: submit.call(for: self)
        case .endEditing: onEndEditing?()
        default: break
        }
    }

    override func releaseHandlers() {
        onChange = nil
        onEndEditing = nil
        submit = .none
    }
}
