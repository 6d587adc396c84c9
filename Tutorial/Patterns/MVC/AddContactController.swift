import Belvedere
import PatternModel

/// The screen is the controller: it asks the store and sets its views.
final class AddContactController: Screen {
    private let field = TextField("Name")
    private let store: any ContactStore
    private let onSave: (Contact) -> Void

    init(store: any ContactStore, onSave: @escaping (Contact) -> Void) {
        self.store = store
        self.onSave = onSave
        super.init(title: "New contact")
        content = Stack(field, Button("Save", role: .primary) { [unowned self] in await save() })
    }

    private func save() async {
        field.message = field.text.isEmpty ? "A name is needed." : ""
        guard field.message.isEmpty else { return }
        do {
            onSave(try await store.add(field.text))
        } catch {
            field.message = "The contact was not saved."
        }
    }
}
