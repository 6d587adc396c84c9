public import BelvedereCore

/// Fetches the doggies, puts them into words and tells the view. It imports no view and holds its own weakly.
public final class DoggyPresenter: Presenter<any DoggyView> {
    private let service: any DoggyService
    private let texts: DoggiesTexts
    private var loading: LaunchedWork?

    public init(service: any DoggyService, texts: DoggiesTexts = .english) {
        self.service = service
        self.texts = texts
        super.init()
    }

    public override func viewDidAttach() {
        getDoggies()
    }

    /// Fetches the doggies, and again if asked again; what an earlier call still brings is dropped.
    public func getDoggies() {
        loading?.cancel()
        view?.startLoading()
        let (service, texts) = (service, texts)
        loading = launch { [weak self] in
            let doggies: Result<[Dog], any Error>
            do { doggies = .success(try await service.deliverDoggies()) } catch { doggies = .failure(error) }
            // Leaving the screen or asking again cancels this work, and a service may deliver all the same.
            if Task.isCancelled { return }
            self?.show(doggies, texts)
        }
    }

    private func show(_ doggies: Result<[Dog], any Error>, _ texts: DoggiesTexts) {
        switch doggies {
        case .success(let doggies) where doggies.isEmpty: view?.setEmpty()
        case .success(let doggies): view?.setDoggies(doggies.map { viewData(of: $0, texts) })
        case .failure: view?.showError(texts.failure)
        }
    }

    private func viewData(of dog: Dog, _ texts: DoggiesTexts) -> DoggyViewData {
        DoggyViewData(name: texts.fullName(dog.name, texts.breed(dog.breed)), age: texts.age(dog.age))
    }
}
