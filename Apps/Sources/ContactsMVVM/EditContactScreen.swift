import Belvedere
import ContactsModel
import ContactsMVVMModel
import ContactsShared
import ContactsViews

/// The screen "Edit Contact".
final class EditContactScreen: ContactFormScreen {
    private let viewModel: EditContactViewModel

    init(viewModel: EditContactViewModel, close: @escaping () -> Void, cancel: @escaping () -> Void) {
        self.viewModel = viewModel
        super.init(title: ContactsTexts.editTitle, viewModel: viewModel, close: close, cancel: cancel)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        content = ContentView(
            content,
            state: viewModel.state.map { ContactsTexts.content($0) },
            loading: ContactsTexts.loading,
            retry: Button(ContactsTexts.retry) { [viewModel] in await viewModel.load() }
        ) { [form] in form.firstName.focus() }
        viewModel.state.bindAndFire(to: self) { screen, state in screen.barItems.last?.isHidden = state != .editing }
    }

    override func run() async { await viewModel.load() }

    override func saveAnyway(_ merge: ContactMerge) { viewModel.saveAnyway(merge) }
}

extension ContactsTexts {
    /// The content of the form for a state of the view model.
    fileprivate nonisolated static func content(_ state: EditContactViewModel.State) -> ContentState<Void> {
        switch state {
        case .loading: .loading
        case .editing: .content
        case .gone: .empty(gone)
        case .failed(let error): .failed(unreadable(message(of: error)))
        }
    }
}
