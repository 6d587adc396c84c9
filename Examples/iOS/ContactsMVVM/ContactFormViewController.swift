import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import ContactsModel
import ContactsMVVMModel
import ContactsPartsOnIOS
import ContactsShared
import UIKit

/// A form bound to its view model. The screens for adding and editing inherit from it.
class ContactFormViewController: UIViewController, LeaveGuarding {
    let form = ContactForm()
    private let viewModel: ContactFormViewModel
    private let router: Router<ContactsRoute>

    init(title: String, viewModel: ContactFormViewModel, router: Router<ContactsRoute>) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(with: form.view)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: ContactsTexts.cancel)
            .bind(command: Command { [router] in _ = router.requestBack() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: ContactsTexts.done).bind(command: viewModel.done, in: self)
        form.firstName.bind(viewModel.firstName)
        form.lastName.bind(viewModel.lastName)
        form.company.bind(viewModel.company)
        form.notes.bind(viewModel.notes)
        form.saving.bind(isAnimating: viewModel.done.isExecuting)
        form.onSubmit { [viewModel] in _ = viewModel.done.execute() }
        viewModel.notice.bind(to: self) { screen, notice in screen.tell(notice) }
        own(viewModel)
    }

    func shouldLeave() -> Bool {
        if !viewModel.hasUnsavedChanges.value { return true }
        present(alert: .discarding { [router] in router.dismiss() })
        return false
    }

    /// Called when the person saves although another person changed the contact first.
    func saveAnyway(_ merge: ContactMerge) {}

    private func tell(_ notice: ContactFormNotice) {
        switch notice {
        case .namesMissing: present(alert: .namesMissing(in: viewModel.draft.value))
        case .failed(let error): present(alert: .failure(error) { [viewModel] in viewModel.done.execute() })
        case .conflict(let merge): present(alert: .conflict(merge) { [weak self] in self?.saveAnyway(merge) })
        }
    }
}

/// The screen "Add Contact".
final class AddContactViewController: ContactFormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form.firstName.becomeFirstResponder()
    }
}

/// The screen "Edit Contact". It has its form after the contact was read.
final class EditContactViewController: ContactFormViewController {
    private let viewModel: EditContactViewModel

    init(viewModel: EditContactViewModel, router: Router<ContactsRoute>) {
        self.viewModel = viewModel
        super.init(title: ContactsTexts.editTitle, viewModel: viewModel, router: router)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        bind(
            content: viewModel.state.map { ContactsTexts.content($0) },
            retry: UIAction(title: ContactsTexts.retry) { [unowned self] _ in load() }
        ) { [form] in form.firstName.becomeFirstResponder() }
        viewModel.state.map { $0 != .editing }.bindAndFire(to: form.view, \.isHidden)
        load()
    }

    private func load() { launch { [viewModel] in await viewModel.load() } }

    override func saveAnyway(_ merge: ContactMerge) { viewModel.saveAnyway(merge) }
}

extension ContactsTexts {
    fileprivate nonisolated static func content(_ state: EditContactViewModel.State) -> ContentState<Void> {
        switch state {
        case .loading: .loading
        case .editing: .content
        case .gone: .empty(gone)
        case .failed(let error): failed(error)
        }
    }
}
