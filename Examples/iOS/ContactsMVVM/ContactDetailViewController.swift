import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import ContactsModel
import ContactsMVVMModel
import ContactsPartsOnIOS
import ContactsShared
import UIKit

/// The screen of one contact, bound to its view model.
final class ContactDetailViewController: UIViewController {
    private let viewModel: ContactDetailViewModel
    private let router: Router<ContactsRoute>
    private let card = ContactCard()

    init(viewModel: ContactDetailViewModel, router: Router<ContactsRoute>) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(with: card.view)
        let edit = Command(canExecute: viewModel.hasContact) { [router] in router.present(.edit()) }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: ContactsTexts.edit).bind(command: edit),
            UIBarButtonItem(title: ContactsTexts.delete, image: UIImage(.delete)).bind(command: viewModel.delete, in: self),
        ]
        bind(
            content: viewModel.state.map { ContactsTexts.content($0) },
            retry: UIAction(title: ContactsTexts.retry) { [viewModel] _ in viewModel.retry() }
        ) { [unowned self] contact in
            title = contact.fullName
            card.show(contact.content)
        }
        viewModel.failure.bind(to: self) { screen, error in screen.present(alert: .failure(error)) }
        own(viewModel)
        launch { [viewModel] in await viewModel.run() }
    }

    /// The view model of the form for this contact.
    func edit(key: IdempotencyKey) -> EditContactViewModel {
        viewModel.edit(key: key) { [router] saved in router.closeEdit(showing: saved) }
    }
}

extension ContactsTexts {
    fileprivate nonisolated static func content(_ state: ContactDetailViewModel.State) -> ContentState<Contact> {
        switch state {
        case .loading: .loading
        case .contact(let contact): .content(contact)
        case .gone: .empty(gone)
        case .failed(let error): failed(error)
        }
    }
}
