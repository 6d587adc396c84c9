import BelvedereBinding
import BelvedereUIKit
import ContactsModel
import ContactsPartsOnIOS
import ContactsShared
import ContactsVIPERModel
import UIKit

/// The view of the form for a new contact.
final class AddContactView: UIViewController, LeaveGuarding {
    private let presenter: any AddContactPresentation
    private let form = ContactForm()
    private let isSaving = Dynamic(false)
    private var edits: FormEdits?

    init(presenter: any AddContactPresentation) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = ContactsTexts.addTitle
        fill(with: form.view)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: ContactsTexts.cancel)
            .bind(command: Command { [presenter] in presenter.didTapCancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: ContactsTexts.done)
            .bind(command: Command(canExecute: isSaving.map { !$0 }) { [presenter] in presenter.didTapDone() })
        form.saving.bind(isAnimating: isSaving)
        form.onSubmit { [presenter] in presenter.didTapDone() }
        edits = FormEdits(of: form) { [presenter] in presenter.didChange($0) }
        own(presenter)
        form.firstName.becomeFirstResponder()
    }

    func shouldLeave() -> Bool { presenter.shouldLeave() }
}

extension AddContactView: AddContactViewProtocol {
    func showSaving(_ isSaving: Bool) { self.isSaving.value = isSaving }
    // The presenter asks when the person leaves.
    func showUnsavedChanges(_ hasUnsavedChanges: Bool) {}
    func showNamesMissing() { present(alert: .namesMissing(in: form.draft)) }
    func showFailure(_ error: ContactStoreError) { present(alert: .failure(error) { [presenter] in presenter.didTapDone() }) }
    func askToDiscard() { present(alert: .discarding { [presenter] in presenter.didTapDiscard() }) }
}
