import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import ContactsModel
import ContactsPartsOnIOS
import ContactsShared
import ContactsVIPERModel
import UIKit

/// The view of one contact. It shows what its presenter decides.
final class ContactDetailView: UIViewController {
    private let presenter: any ContactDetailPresentation
    private let card = ContactCard()
    private let state = Dynamic(ContentState<ContactDetails>.loading)

    init(presenter: any ContactDetailPresentation) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(with: card.view)
        let hasContact = state.map { $0.value != nil }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: ContactsTexts.edit)
                .bind(command: Command(canExecute: hasContact) { [presenter] in presenter.didTapEdit() }),
            UIBarButtonItem(title: ContactsTexts.delete, image: UIImage(.delete))
                .bind(command: Command(canExecute: hasContact) { [presenter] in presenter.didTapDelete() }),
        ]
        bind(content: state, retry: UIAction(title: ContactsTexts.retry) { [presenter] _ in presenter.didTapRetry() }) {
            [unowned self] contact in
            title = contact.fullName
            card.show(contact.content)
        }
        own(presenter)
        launch { [presenter] in await presenter.present() }
    }
}

extension ContactDetailView: ContactDetailViewProtocol {
    func showLoading() { state.value = .loading }
    func showContact(_ contact: ContactDetails) { state.value = .content(contact) }
    func showGone() { state.value = .empty(ContactsTexts.gone) }
    func showUnreadable(_ error: ContactStoreError) { state.value = ContactsTexts.failed(error) }
    // The screen shows the saved contact.
    func showSaved(_ name: String) {}
    func showFailure(_ error: ContactStoreError) { present(alert: .failure(error)) }
}
