import Belvedere

/// Has values that the form binds to. It notifies its parent by a closure.
final class AddContactViewModel: ViewModel {
    let firstName = Dynamic("")
    let lastName = Dynamic("")
    /// Sent with the reason why a contact was not created.
    let error = Signal<String>()
    private let contacts: ContactViewModelController
    private let onDone: () -> Void
    private(set) lazy var done = AsyncCommand<Void> { [unowned self] in await create() }

    init(contacts: ContactViewModelController, onDone: @escaping () -> Void) {
        self.contacts = contacts
        self.onDone = onDone
    }

    private func create() async {
        guard !firstName.value.isEmpty, !lastName.value.isEmpty else {
            error.send("A contact must have first and last names")
            return
        }
        do {
            try await contacts.createContact(firstName: firstName.value, lastName: lastName.value)
            onDone()
        } catch {
            self.error.send("The contact was not saved")
        }
    }
}
