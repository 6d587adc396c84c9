public import BelvedereBinding
public import BelvedereCore

/// Shows content that has to be fetched: a spinner first, then the content, a word that there is nothing, or a failure with
/// a button to try again.
///
/// Bind it to the state of a view model, and no screen hides and shows these by hand:
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
/// A presenter has no state to bind to; its view sets ``state``.
///
/// The content is made once and stays. The closure gets each new value, before the content appears.
public final class ContentView<Value>: Stack {
    /// What there is to show. It is `.loading` at first.
    public var state = ContentState<Value>.loading { didSet { showState() } }

    private let content: View
    private let spinner: Spinner
    private let failure: EmptyState
    private let emptiness: EmptyState
    private let action: Button?
    private let keepsContent: Bool
    private let showValue: (Value) -> Void

    /// A view that shows a state which its owner sets.
    ///
    /// - Parameters:
    ///   - content: what is shown of the content.
    ///   - loading: what is going on while it is fetched, said beside the spinner and by assistive technology.
    ///   - retry: tries again; shown with each failure.
    ///   - action: leads on from where there is nothing; shown with messages that have an `action`, whose title it takes.
    ///   - keepsContent: whether the content stays in sight in every state, as a list does that keeps the rows it has
    ///     beside a spinner or a failure.
    ///   - show: puts a value into the content.
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

    /// A view that follows a state.
    ///
    /// - Parameters:
    ///   - content: what is shown of the content.
    ///   - state: what there is to show.
    ///   - loading: what is going on while it is fetched, said beside the spinner and by assistive technology.
    ///   - retry: tries again; shown with each failure.
    ///   - action: leads on from where there is nothing; shown with messages that have an `action`, whose title it takes.
    ///   - keepsContent: whether the content stays in sight in every state, as a list does that keeps the rows it has
    ///     beside a spinner or a failure.
    ///   - show: puts a value into the content.
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
        // The words come before the view that has them appears, so that it is read out once and whole.
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
