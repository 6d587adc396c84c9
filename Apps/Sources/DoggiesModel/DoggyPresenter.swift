public import BelvedereCore

/// Loads the doggies, turns them into texts and calls the methods of its view. It imports no view and has only a weak reference to its
/// view.
public final class DoggyPresenter: Presenter<any DoggyView> {
    private let service: any DoggyService
    private var loading: LaunchedWork?

    public init(service: any DoggyService) {
        self.service = service
        super.init()
    }

    public override func viewDidAttach() {
        getDoggies()
    }

    /// Loads the doggies. A second call cancels the first one and ignores its result.
    public func getDoggies() {
        loading?.cancel()
        view?.startLoading()
        loading = launch { [weak self, service] in
            let doggies: Result<[Dog], any Error>
            do { doggies = .success(try await service.deliverDoggies()) } catch { doggies = .failure(error) }
            // Leaving the screen or a second call cancels this work. A service may ignore the cancellation and still deliver, so ignore its
            // result.
            if Task.isCancelled { return }
            self?.show(doggies)
        }
    }

    private func show(_ doggies: Result<[Dog], any Error>) {
        switch doggies {
        case .success(let doggies) where doggies.isEmpty: view?.setEmpty()
        case .success(let doggies): view?.setDoggies(doggies.map(viewData))
        case .failure: view?.showError(DoggiesTexts.failure)
        }
    }

    private func viewData(of dog: Dog) -> DoggyViewData {
        DoggyViewData(name: DoggiesTexts.fullName(dog.name, name(of: dog.breed)), age: DoggiesTexts.age(dog.age))
    }

    private func name(of breed: Dog.Breed) -> String {
        switch breed {
        case .bulldog: DoggiesTexts.bulldog
        case .doberman: DoggiesTexts.doberman
        case .labrador: DoggiesTexts.labrador
        }
    }
}
