import Belvedere

/// Decides for the form. It knows contracts only.
final class AddContactPresenter: Presenter<any AddContactView> {
    private let interactor: any ContactsInteraction
    private let navigation: any ContactsNavigation

    init(interactor: any ContactsInteraction, navigation: any ContactsNavigation) {
        self.interactor = interactor
        self.navigation = navigation
        super.init()
    }

    func userTappedSave(_ name: String) async {
        view?.showProblem(name.isEmpty ? "A name is needed." : "")
        guard !name.isEmpty else { return }
        do {
            try await interactor.add(name)
            navigation.closeForm()
        } catch { view?.showProblem("The contact was not saved.") }
    }
}
