import BelvedereBinding
public import BelvedereCore
public import ContactsModel
import ContactsShared

/// Decides what the list shows and which screen it opens. The add and detail modules send their results to this presenter.
public final class ContactListPresenter: Presenter<any ContactListViewProtocol>, ContactListPresentation {
    private let interactor: any ContactListInteraction
    private let wireframe: any ContactListNavigation
    private let selection = ContactSelection()
    private var bindings: [BindingToken] = []

    /// Creates a presenter without a view.
    public init(interactor: any ContactListInteraction, wireframe: any ContactListNavigation) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    public var contacts: PagedList<ContactSummary> { interactor.contacts }

    public override func viewDidAttach() {
        bindings = [
            wireframe.setting.bindAndFire { [weak self] in self?.show($0) },
            interactor.sections.bindAndFire { [weak self] in self?.view?.showSections($0) },
            selection.isOn.bindAndFire { [weak self] _ in self?.showSelection() },
            selection.ids.bind { [weak self] _ in self?.showSelection() },
            wireframe.shownContact.bind { [weak self] _ in self?.showSelection() },
            interactor.importProgress.bindAndFire { [weak self] in self?.view?.showImportProgress($0) },
            interactor.revealed.bind { [weak self] in self?.view?.reveal($0) },
            contacts.count.bindAndFire { [weak self] _ in self?.showState() },
            contacts.isLoading.bind { [weak self] _ in self?.showState() },
            contacts.failure.bind { [weak self] _ in self?.showState() },
            interactor.isSearching.bind { [weak self] _ in self?.showState() },
        ]
    }

    public override func viewDidDetach() { bindings = [] }

    public func present() async { await interactor.follow() }

    public func didSearch(_ text: String) { wireframe.set(wireframe.setting.value.searching(text)) }
    public func didSort(by order: ContactOrder) { wireframe.set(wireframe.setting.value.sorted(by: order)) }
    public func didTapShow(_ contact: ContactSummary) { wireframe.showContact(contact.id) }
    public func didTapSelect(_ isOn: Bool) { selection.setOn(isOn) }

    public func didSelect(_ contact: ContactSummary) {
        if selection.isOn.value { selection.toggle(contact.id) } else { wireframe.showContact(contact.id) }
    }

    public func didTapAdd() { wireframe.showAddContact() }
    public func didTapRetry() { interactor.retry() }

    public func didDelete(_ contact: ContactSummary) {
        attempt { [self] () async throws(ContactStoreError) in
            if let name = try await interactor.delete(contact.reference) { view?.offerUndo(of: name) }
        }
    }

    public func didUndo() {
        attempt { [self] () async throws(ContactStoreError) in try await interactor.restore() }
    }

    public func didReceive(_ bytes: [UInt8]) {
        attempt { [self] () async throws(ContactStoreError) in view?.showImport(try await interactor.take(bytes)) }
    }

    public func didTapExport() {
        attempt { [self] () async throws(ContactStoreError) in await handOut(try await interactor.file()) }
    }

    public func didTapExportSelected() {
        attempt { [self] () async throws(ContactStoreError) in await handOut(try await interactor.file(of: selection.ids.value)) }
    }

    public func didTapDeleteSelected() {
        attempt { [self] () async throws(ContactStoreError) in
            try await interactor.delete(selection.ids.value) { view?.offerUndo(of: $0) }
            selection.setOn(false)
        }
    }

    private func handOut(_ file: [UInt8]) async {
        do throws(CapabilityFailure) {
            try await interactor.handOut(file)
        } catch {
            // A person who refused the file needs no message.
            if error != .denied { view?.showExportFailure() }
        }
    }

    private func show(_ setting: ContactListSetting) {
        view?.showSetting(setting)
        interactor.search(setting.search)
        interactor.sort(by: setting.order)
    }

    private func showSelection() {
        let shown = Set([wireframe.shownContact.value].compactMap { $0 })
        view?.showChosen(selection.isOn.value ? Set(selection.ids.value) : shown)
        view?.showSelectionBar(selection.isOn.value, count: selection.ids.value.count)
    }

    /// Performs a request of the person. The view shows a failure and offers to try again.
    private func attempt(_ request: @escaping () async throws(ContactStoreError) -> Void) {
        launch { [self] in
            do throws(ContactStoreError) {
                try await request()
            } catch {
                view?.showFailure(error) { [weak self] in self?.attempt(request) }
            }
        }
    }

    private func showState() {
        view?.showCount(contacts.count.value, isSearching: interactor.isSearching.value)
        if let failure = contacts.failure.value {
            view?.showUnreadable(failure as? ContactStoreError ?? ContactStoreError(.unexpected, cause: "\(failure)"))
        } else if contacts.count.value > 0 {
            view?.showContacts()
        } else if contacts.isLoading.value {
            view?.showLoading()
        } else if interactor.isSearching.value {
            view?.showNothingFound()
        } else {
            view?.showEmpty()
        }
    }
}

extension ContactListPresenter: AddModuleDelegate {
    public func didAddContact(_ contact: ContactSummary) {
        wireframe.closeAddContact()
        view?.showSaved(contact)
        interactor.reveal(contact.id)
    }

    public func didCancelAddContact() { wireframe.closeAddContact() }
}

extension ContactListPresenter: ContactDetailModuleDelegate {
    public func deleteContact(_ reference: ContactReference) async throws(ContactStoreError) {
        let name = try await interactor.delete(reference)
        wireframe.closeContact()
        if let name { view?.offerUndo(of: name) }
    }
}
