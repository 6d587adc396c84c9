import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import ContactsModel
import ContactsPartsOnIOS
import ContactsShared
import ContactsVIPERModel
import UIKit

/// The view of the form for an existing contact.
final class EditContactView: UIViewController, LeaveGuarding {
    private let presenter: any EditContactPresentation
    private let form = ContactForm()
    private let isSaving = Dynamic(false)
    private let state = Dynamic(ContentState<Void>.loading)
    private var edits: FormEdits?

    init(presenter: any EditContactPresentation) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = ContactsTexts.editTitle
        fill(with: form.view)
        let canSave = combine(isSaving, state) { isSaving, state in !isSaving && state.value != nil }
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: ContactsTexts.cancel)
            .bind(command: Command { [presenter] in presenter.didTapCancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: ContactsTexts.done)
            .bind(command: Command(canExecute: canSave) { [presenter] in presenter.didTapDone() })
        form.saving.bind(isAnimating: isSaving)
        form.onSubmit { [presenter] in presenter.didTapDone() }
        state.map { $0.value == nil }.bindAndFire(to: form.view, \.isHidden)
        bind(content: state, retry: UIAction(title: ContactsTexts.retry) { [presenter] _ in presenter.didTapRetry() })
        own(presenter)
        launch { [presenter] in await presenter.present() }
    }

    func shouldLeave() -> Bool { presenter.shouldLeave() }
}

extension EditContactView: EditContactViewProtocol {
    func showLoading() { state.value = .loading }
    func showGone() { state.value = .empty(ContactsTexts.gone) }
    func showUnreadable(_ error: ContactStoreError) { state.value = ContactsTexts.failed(error) }

    func showForm(_ draft: ContactDraft) {
        form.draft = draft
        edits = FormEdits(of: form) { [presenter] in presenter.didChange($0) }
        state.value = .content
        form.firstName.becomeFirstResponder()
    }

    func showSaving(_ isSaving: Bool) { self.isSaving.value = isSaving }
    func showUnsavedChanges(_ hasUnsavedChanges: Bool) {}
    func showNamesMissing() { present(alert: .namesMissing(in: form.draft)) }
    func showFailure(_ error: ContactStoreError) { present(alert: .failure(error) { [presenter] in presenter.didTapDone() }) }
    func showConflict(_ merge: ContactMerge) {
        present(alert: .conflict(merge) { [presenter] in presenter.didTapSaveAnyway() })
    }

    func askToDiscard() { present(alert: .discarding { [presenter] in presenter.didTapDiscard() }) }
}
