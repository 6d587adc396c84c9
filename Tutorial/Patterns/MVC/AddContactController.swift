import Belvedere
import PatternModel

/// The screen is the controller: it calls the store and sets its views.
final class AddContactController: Screen {
    private let firstName = TextField("First name")
    private let lastName = TextField("Last name")
    private let store: any ContactStore

    init(store: any ContactStore, router: Router<ContactsRoute>, onSave: @escaping (Contact) -> Void) {
        self.store = store
        super.init(title: "New contact", content: Stack(firstName, lastName))
        barItems = [
            Button("Cancel", role: .cancel) { router.dismiss() },
            Button("Done", role: .primary) { [unowned self] in
                guard let contact = await save() else { return }
                router.dismiss()
                onSave(contact)
            },
        ]
    }

    override func viewDidLoad() { firstName.focus() }

    private func save() async -> Contact? {
        if firstName.text.isEmpty || lastName.text.isEmpty {
            show(Alert("Error", message: "A contact must have first and last names"))
            return nil
        }
        do {
            return try await store.createContact(firstName: firstName.text, lastName: lastName.text)
        } catch {
            show(Alert("Error", message: "The contact was not saved"))
            return nil
        }
    }
}
