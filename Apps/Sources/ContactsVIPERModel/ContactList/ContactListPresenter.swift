import BelvedereBinding
public import BelvedereCore
public import ContactsModel
import ContactsShared

/// Decides what the list shows and where it leads; the add and detail modules report to it.
public final class ContactListPresenter: Presenter<any ContactListView>, ContactListPresentation {
    private let interactor: any ContactListInteraction
    private let wireframe: any ContactListNavigation
    private let marks = ContactMarks()
    private var bindings: [BindingToken] = []

    /// A presenter without a view.
    public init(interactor: any ContactListInteraction, wireframe: any ContactListNavigation) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    public var contacts: PagedList<ContactSummary> { interactor.contacts }

    public override func viewDidAttach() {
        bindings = [
            wireframe.setting.bindAndFire { [weak self] in self?.show($0) },
            interactor.sections.bindAndFire { [weak self] in self?.view?.showSections($0) },
            marks.isOn.bindAndFire { [weak self] _ in self?.showMarks() },
            marks.ids.bind { [weak self] _ in self?.showMarks() },
            wireframe.shownContact.bind { [weak self] _ in self?.showMarks() },
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
    public func didTapMark(_ isOn: Bool) { marks.setOn(isOn) }

    public func didSelect(_ contact: ContactSummary) {
        if marks.isOn.value { marks.toggle(contact.id) } else { wireframe.showContact(contact.id) }
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

    public func didTapExportMarked() {
        attempt { [self] () async throws(ContactStoreError) in await handOut(try await interactor.file(of: marks.ids.value)) }
    }

    public func didTapDeleteMarked() {
        attempt { [self] () async throws(ContactStoreError) in
            try await interactor.delete(marks.ids.value) { view?.offerUndo(of: $0) }
            marks.setOn(false)
        }
    }

    private func handOut(_ file: [UInt8]) async {
        do throws(CapabilityFailure) {
            try await interactor.handOut(file)
        } catch {
            // A person who said no knows it.
            if error != .denied { view?.showExportFailure() }
        }
    }

    private func show(_ setting: ContactListSetting) {
        view?.showSetting(setting)
        interactor.search(setting.search)
        interactor.sort(by: setting.order)
    }

    private func showMarks() {
        let shown = Set([wireframe.shownContact.value].compactMap { $0 })
        view?.showChosen(marks.isOn.value ? Set(marks.ids.value) : shown)
        view?.showMarking(marks.isOn.value, count: marks.ids.value.count)
    }

    /// Does what a person asked for; a failure is told together with a way to try again.
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
