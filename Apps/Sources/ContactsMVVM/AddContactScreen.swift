import Belvedere
import ContactsMVVMModel
import ContactsShared
import ContactsViews

/// The screen "Add Contact".
final class AddContactScreen: ContactFormScreen {
    init(viewModel: AddContactViewModel, texts: ContactsTexts, close: @escaping () -> Void) {
        super.init(title: texts.addTitle, viewModel: viewModel, texts: texts, close: close)
        form.firstName.focus()
    }
}
