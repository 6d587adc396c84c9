import Belvedere
import ContactsModel
import ContactsMVVMModel
import ContactsShared
import ContactsViews

/// The screen "Edit Contact".
final class EditContactScreen: ContactFormScreen {
    private let viewModel: EditContactViewModel

    init(viewModel: EditContactViewModel, texts: ContactsTexts, close: @escaping () -> Void) {
        self.viewModel = viewModel
        super.init(title: texts.editTitle, viewModel: viewModel, texts: texts, close: close)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let loading = Spinner(texts.loading)
        let gone = EmptyState(texts.gone, detail: texts.goneDetail, symbol: .person)
        let failure = EmptyState(
            texts.storeFailed, symbol: .warning, isError: true,
            action: Button(texts.retry) { [viewModel] in await viewModel.load() }
        )
        content = Stack(loading, gone, failure, content)
        viewModel.state.bindAndFire(to: self) { screen, state in
            loading.isSpinning = state == .loading
            gone.isHidden = state != .gone
            failure.isHidden = true
            if case .failed(let error) = state {
                failure.isHidden = false
                failure.detail = screen.texts.message(of: error)
            }
            screen.form.isHidden = state != .editing
            if state == .editing { screen.form.firstName.focus() }
            screen.barItems.last?.isHidden = state != .editing
        }
    }

    override func run() async { await viewModel.load() }

    override func saveAnyway(_ conflict: ContactConflict) { viewModel.saveAnyway(conflict) }
}
