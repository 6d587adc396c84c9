import Belvedere
import PatternModel

/// Decides for the list. It knows contracts only.
final class ContactsPresenter: Presenter<any ContactsView> {
    private let interactor: any ContactsInteraction
    private let navigation: any ContactsNavigation

    init(interactor: any ContactsInteraction, navigation: any ContactsNavigation) {
        self.interactor = interactor
        self.navigation = navigation
        super.init()
    }

    override func viewDidAttach() { load() }

    func load() { launch { [self] in await read() } }

    private func read() async {
        view?.show(.loading)
        do { view?.show(.content(try await interactor.contacts())) } catch { view?.show(.failed("The contacts cannot be shown")) }
    }

    func userTappedAdd() { navigation.showForm() }
}
