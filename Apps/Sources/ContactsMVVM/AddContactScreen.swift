import Belvedere
import ContactsMVVMModel
import ContactsShared
import ContactsViews

/// The screen "Add Contact".
final class AddContactScreen: ContactFormScreen {
    init(viewModel: AddContactViewModel, close: @escaping () -> Void, cancel: @escaping () -> Void) {
        super.init(title: ContactsTexts.addTitle, viewModel: viewModel, close: close, cancel: cancel)
        form.firstName.focus()
    }
}
