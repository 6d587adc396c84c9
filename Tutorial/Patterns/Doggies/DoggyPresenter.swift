import Belvedere

/// Asks the service, formats the answer, and calls its view. It holds the view weakly.
final class DoggyPresenter: Presenter<any DoggyView> {
    private let dogService: any DoggyService

    init(dogService: any DoggyService) {
        self.dogService = dogService
        super.init()
    }

    /// Called by `attachView`.
    override func viewDidAttach() { getDogs() }

    func getDogs() {
        view?.startLoading()
        launch { [self] in
            let doggies = await dogService.deliverDoggies()
            view?.finishLoading()
            if doggies.isEmpty { view?.setEmpty() } else { view?.setDoggies(doggies.map(viewData)) }
        }
    }

    private func viewData(of dog: Dog) -> DoggyViewData {
        DoggyViewData(name: "\(dog.name) \(dog.breed.rawValue)", age: "\(dog.age)")
    }
}
