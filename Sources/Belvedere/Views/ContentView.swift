public import BelvedereBinding
public import BelvedereCore

/// A view for content that is loaded. It shows a spinner first, then the content, a message that there is no content, or a failure with a
/// button to try again.
///
/// Bind it to the state of a view model. Then your screen need not show and hide these views itself:
///
/// ```swift
/// let state = Dynamic(ContentState<Contact>.loading)
/// let name = Label(style: .title)
/// let view = ContentView(
///     name,
///     state: state,
///     loading: "Loading the contact",
///     retry: Button("Retry") { await viewModel.load() }
/// ) { contact in
///     name.text = contact.fullName
/// }
/// ```
///
/// A presenter (in MVP and VIPER) has no state to bind to. There, the presenter calls its view, and the view assigns ``state``.
///
/// The view of the content is created once and is shown again for each new value. The last closure receives the value and updates this view
/// before it appears.
public final class ContentView<Value>: Stack {
    /// The shown state. It is `.loading` at first.
    public var state = ContentState<Value>.loading { didSet { showState() } }

    private let content: View
    private let spinner: Spinner
    private let failure: EmptyState
    private let emptiness: EmptyState
    private let action: Button?
    private let keepsContent: Bool
    private let showValue: (Value) -> Void

    /// Creates a view whose ``state`` is assigned by your code.
    ///
    /// - Parameters:
    ///   - content: the view of the content.
    ///   - loading: the text beside the spinner while the content loads. Assistive technology reads it too.
    ///   - retry: the button that tries again. It is shown with each failure.
    ///   - action: the button shown if there is no content. It appears with messages that have an `action` and takes its title from there.
    ///   - keepsContent: whether the content stays visible in every state. For instance, a list keeps its rows beside a
    ///     spinner or a failure.
    ///   - show: a closure that receives a loaded value and shows it in `content`.
    public init(
        _ content: View,
        loading: String,
        retry: Button? = nil,
        action: Button? = nil,
        keepsContent: Bool = false,
        show: @escaping (Value) -> Void = { _ in }
    ) {
        self.content = content
        self.action = action
        self.keepsContent = keepsContent
        showValue = show
        spinner = Spinner(loading)
        failure = EmptyState(symbol: .warning, isError: true, action: retry)
        emptiness = EmptyState(action: action)
        super.init(.vertical, [failure, emptiness, spinner, content])
        showState()
    }

    /// Creates a view that always shows the current value of `state`, a `Dynamic` of your view model.
    ///
    /// - Parameters:
    ///   - content: the view of the content.
    ///   - state: the state to show.
    ///   - loading: the text beside the spinner while the content loads. Assistive technology reads it too.
    ///   - retry: the button that tries again. It is shown with each failure.
    ///   - action: the button shown if there is no content. It appears with messages that have an `action` and takes its title from there.
    ///   - keepsContent: whether the content stays visible in every state. For instance, a list keeps its rows beside a
    ///     spinner or a failure.
    ///   - show: a closure that receives a loaded value and shows it in `content`.
    public convenience init(
        _ content: View,
        state: DynamicValue<ContentState<Value>>,
        loading: String,
        retry: Button? = nil,
        action: Button? = nil,
        keepsContent: Bool = false,
        show: @escaping (Value) -> Void = { _ in }
    ) {
        self.init(content, loading: loading, retry: retry, action: action, keepsContent: keepsContent, show: show)
        state.bindAndFire(to: self, \.state)
    }

    private func showState() {
        // Set the texts before their view appears, so that assistive technology reads the view once and completely.
        switch state {
        case .loading: show(spinner)
        case .empty(let message):
            fill(emptiness, with: message, symbol: .empty)
            emptiness.isError = message.isError
            action?.isHidden = message.action == nil
            if let title = message.action { action?.title = title }
            show(emptiness)
        case .failed(let message):
            fill(failure, with: message, symbol: .warning)
            show(failure)
        case .content(let value):
            showValue(value)
            show(content)
        }
    }

    private func fill(_ view: EmptyState, with message: ContentMessage, symbol: Symbol) {
        view.title = message.title
        view.detail = message.detail
        view.symbol = message.symbol ?? symbol
    }

    private func show(_ shown: View) {
        spinner.isSpinning = shown === spinner
        failure.isHidden = shown !== failure
        emptiness.isHidden = shown !== emptiness
        content.isHidden = shown !== content && !keepsContent
    }
}
