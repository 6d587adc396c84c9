import Belvedere
import ContactsModel
import ContactsMVCModel
import ContactsShared
import ContactsViews

/// The controller of the screen "Contacts". It observes the model, fills the views, and opens the next screens.
final class ContactListController: Screen, ScreenBuilding {
    private let directory: ContactDirectory
    private let device: Device
    private let router: Router<ContactsRoute>
    private let undoOffer = UndoOffer()

    init(directory: ContactDirectory, device: Device, router: Router<ContactsRoute>) {
        self.directory = directory
        self.device = device
        self.router = router
        super.init(title: ContactsTexts.contacts)
    }

    override func viewDidLoad() {
        splitView = .contacts
        let list = makeList()
        let pieces = ContactListContent(
            list: list,
            actions: ContactListContent.Actions(
                importCards: { [unowned self] in importCards($0.bytes) },
                exportCards: { [unowned self] in exportCards() },
                add: { [router] in router.present(.add()) },
                retry: { [directory] in directory.retry() },
                select: { [directory] in directory.selection.setOn($0) },
                deleteSelected: { [unowned self] in deleteSelected() },
                exportSelected: { [unowned self] in exportSelected() }
            )
        )
        content = pieces
        barItems = pieces.barItems
        pieces.search.onChange { [router] text in router.set(router.setting.value.searching(text)) }
        pieces.order.onChange { [router] index in router.set(router.setting.value.sorted(by: ContactOrder.allCases[index])) }
        router.setting.bindAndFire(to: self) { controller, setting in
            pieces.show(setting)
            controller.directory.search(setting.search)
            controller.directory.sort(by: setting.order)
        }
        pieces.follow(directory.selection)
        directory.sections.bindAndFire(to: list, \.sections)
        directory.importProgress.bindAndFire(to: pieces) { pieces, share in pieces.showImport(share) }
        directory.revealed.bind(to: list) { list, index in list.reveal(index) }
        directory.contacts.count.bindAndFire(to: self) { controller, _ in controller.arrange(pieces) }
        directory.contacts.isLoading.bind(to: self) { controller, _ in controller.arrange(pieces) }
        directory.contacts.failure.bind(to: self) { controller, _ in controller.arrange(pieces) }
        directory.query.bind(to: self) { controller, _ in controller.arrange(pieces) }
    }

    override func run() async { await directory.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        switch route {
        case .add(let key):
            AddContactController(edit: ContactEdit(store: directory.store, key: key), router: router) { [weak self] contact in
                guard let self else { return }
                show(.saved(contact.fullName) { [router] in router.show(contact.id) })
                directory.reveal(contact.id)
            }
        case .detail(let id):
            ContactDetailController(id: id, store: directory.store, router: router) {
                [weak self] contact
                    async throws(ContactStoreError) in try await self?.deleteAndOfferUndo(contact)
            }
        case .list, .edit: nil
        }
    }

    private func makeList() -> List<Contact> {
        let list = List(
            directory.contacts,
            dataSource: ListDataSource(ContactCell.init) { cell, contact in
                cell.show(name: contact.fullName, initials: contact.initials, detail: contact.secondLine)
            })
        list.title = ContactsTexts.contacts
        list.onActivate { [router, directory] contact in
            if directory.selection.isOn.value { directory.selection.toggle(contact.id) } else { router.show(contact.id) }
        }
        list.follow(directory.selection, shown: router.shownContact)
        list.setActions([RowAction(ContactsTexts.delete, role: .destructive) { [unowned self] in delete($0) }])
        return list
    }

    private func arrange(_ pieces: ContactListContent) {
        let contacts = directory.contacts
        pieces.showCount(contacts.count.value, isSearching: !directory.query.value.isAll)
        if let failure = contacts.failure.value {
            let error = failure as? ContactStoreError ?? ContactStoreError(.unexpected, cause: "\(failure)")
            pieces.contacts.state = .failed(ContactsTexts.unreadable(ContactsTexts.message(of: error)))
        } else if contacts.count.value > 0 {
            pieces.contacts.state = .content
        } else if contacts.isLoading.value {
            pieces.contacts.state = .loading
        } else {
            pieces.contacts.state = .empty(directory.query.value.isAll ? ContactsTexts.empty : ContactsTexts.nothingFound)
        }
    }

    // MARK: Requests of the person

    private func delete(_ contact: Contact) {
        attempt { [self] () async throws(ContactStoreError) in try await deleteAndOfferUndo(contact) }
    }

    private func deleteAndOfferUndo(_ contact: Contact) async throws(ContactStoreError) {
        guard try await directory.delete(contact) else { return }
        undoOffer.make(of: contact.fullName, on: self) { [weak self] in self?.restore(contact) }
    }

    private func restore(_ contact: Contact) {
        attempt { [self] () async throws(ContactStoreError) in try await directory.restore(contact) }
    }

    private func deleteSelected() {
        attempt { [self] () async throws(ContactStoreError) in
            try await directory.deleteSelected { contact in
                undoOffer.make(of: contact.fullName, on: self) { [weak self] in self?.restore(contact) }
            }
        }
    }

    private func exportSelected() {
        attempt { [self] () async throws(ContactStoreError) in await handOut(try await directory.fileOfSelected()) }
    }

    private func importCards(_ bytes: [UInt8]) {
        attempt { [self] () async throws(ContactStoreError) in
            let message = ContactsTexts.message(of: try await directory.take(bytes))
            show(.telling(message, title: ContactsTexts.importTitle))
        }
    }

    private func exportCards() {
        attempt { [self] () async throws(ContactStoreError) in await handOut(try await directory.file()) }
    }

    private func handOut(_ bytes: [UInt8]) async {
        do throws(CapabilityFailure) {
            try await device.save(SavedFile(name: ContactsTexts.fileName, mediaType: VCardWriter.mediaType, bytes: bytes))
        } catch {
            // The person refused to save the file, so no message is needed.
            if error != .denied { show(.telling(ContactsTexts.exportFailed, title: ContactsTexts.error)) }
        }
    }

    private func attempt(_ request: @escaping () async throws(ContactStoreError) -> Void) {
        launch { [self] in
            do throws(ContactStoreError) {
                try await request()
            } catch {
                show(.failure(error) { [weak self] in self?.attempt(request) })
            }
        }
    }
}
