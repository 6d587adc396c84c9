import Belvedere

/// VIPER: the presenter. It decides, and knows three contracts and no class.
final class AddChoreModulePresenter: Presenter<any AddChoreModuleView> {
    private let interactor: any AddChoreInteraction
    private let navigation: any AddChoreNavigation

    init(interactor: any AddChoreInteraction, navigation: any AddChoreNavigation) {
        self.interactor = interactor
        self.navigation = navigation
        super.init()
    }

    func userTappedSave(_ name: String) async {
        guard !name.isEmpty else {
            view?.showProblem("Say what is to be done.")
            return
        }
        view?.showProblem("")
        view?.showIsSaving(true)
        defer { view?.showIsSaving(false) }
        do {
            navigation.close(with: try await interactor.add(name))
        } catch {
            view?.showProblem("The chore was not saved. Try again.")
        }
    }
}
