import Belvedere
import ContactsModel
import ContactsMVCModel
import ContactsShared
import ContactsViews

/// The controller of the screen "Contacts": it observes the model, fills the views, and decides where to go.
final class ContactListController: Screen, ScreenBuilding {
    private let directory: ContactDirectory
    private let device: Device
    private let router: Router<ContactsRoute>
    private let texts: ContactsTexts
    private let undoOffer: UndoOffer

    init(directory: ContactDirectory, device: Device, router: Router<ContactsRoute>, texts: ContactsTexts) {
        self.directory = directory
        self.device = device
        self.router = router
        self.texts = texts
        undoOffer = UndoOffer(texts: texts)
        super.init(title: texts.contacts)
    }

    override func viewDidLoad() {
        barItems = [Button(symbol: .add, name: texts.addContact, role: .primary) { [router] in router.present(.add()) }]
        splitView = .contacts(texts)
        let list = makeList()
        let pieces = ContactListContent(
            list: list,
            texts: texts,
            onImport: { [unowned self] in importCards($0.bytes) },
            onExport: { [unowned self] in exportCards() },
            onAdd: { [router] in router.present(.add()) },
            onRetry: { [directory] in directory.retry() }
        )
        content = pieces
        pieces.search.onChange { [directory] in directory.search($0) }
        directory.sections.bindAndFire(to: list, \.sections)
        directory.contacts.count.bindAndFire(to: self) { controller, _ in controller.arrange(pieces) }
        directory.contacts.isLoading.bind(to: self) { controller, _ in controller.arrange(pieces) }
        directory.contacts.failure.bind(to: self) { controller, _ in controller.arrange(pieces) }
        directory.query.bind(to: self) { controller, _ in controller.arrange(pieces) }
    }

    override func run() async { await directory.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        switch route {
        case .add(let key):
            AddContactController(edit: ContactEdit(store: directory.store, key: key), router: router, texts: texts)
        case .detail(let id):
            ContactDetailController(id: id, store: directory.store, router: router, texts: texts) { [weak self] contact
                async throws(ContactStoreError) in try await self?.deleteAndOfferUndo(contact)
            }
        case .list, .edit: nil
        }
    }

    private func makeList() -> List<Contact> {
        let list = List(directory.contacts, dataSource: ListDataSource(ContactCell.init) { cell, contact in
            cell.show(name: contact.fullName, initials: contact.initials)
        })
        list.title = texts.contacts
        list.onActivate { [router] contact in router.show(contact.id) }
        router.shownContact.bindAndFire(to: list) { list, shown in list.selection = { $0.id == shown } }
        list.setActions([RowAction(texts.delete, role: .destructive) { [unowned self] in delete($0) }])
        return list
    }

    private func arrange(_ pieces: ContactListContent) {
        let contacts = directory.contacts
        pieces.exportCards.isEnabled = contacts.count.value > 0
        if let failure = contacts.failure.value {
            let error = failure as? ContactStoreError ?? ContactStoreError(.unexpected, cause: "\(failure)")
            pieces.contacts.state = .failed(texts.unreadable(texts.message(of: error)))
        } else if contacts.count.value > 0 {
            pieces.contacts.state = .content
        } else if contacts.isLoading.value {
            pieces.contacts.state = .loading
        } else {
            pieces.contacts.state = .empty(directory.query.value.isAll ? texts.empty : texts.nothingFound)
        }
    }

    // MARK: What a person asks for

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

    private func importCards(_ bytes: [UInt8]) {
        attempt { [self] () async throws(ContactStoreError) in
            let message = texts.message(of: try await directory.take(bytes))
            show(.telling(message, title: texts.importTitle, texts: texts))
        }
    }

    private func exportCards() {
        attempt { [self] () async throws(ContactStoreError) in
            let bytes = try await directory.file()
            do throws(CapabilityFailure) {
                try await device.save(SavedFile(name: texts.fileName, mediaType: VCardWriter.mediaType, bytes: bytes))
            } catch {
                // A person who said no knows it.
                if error != .denied { show(.telling(texts.exportFailed, title: texts.error, texts: texts)) }
            }
        }
    }

    private func attempt(_ request: @escaping () async throws(ContactStoreError) -> Void) {
        launch { [self] in
            do throws(ContactStoreError) {
                try await request()
            } catch {
                show(.failure(error, texts: texts) { [weak self] in self?.attempt(request) })
            }
        }
    }
}
