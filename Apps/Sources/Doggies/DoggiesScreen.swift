public import Belvedere
public import DoggiesModel

/// The screen "Doggies": a spinner, and then the list, a word that there is nothing, or what went wrong, one at a time.
public final class DoggiesScreen: Screen, DoggyView {
    private let doggies = DynamicList<DoggyViewData>()
    private let spinner: Spinner
    private let list: List<DoggyViewData>
    private let empty: EmptyState
    private let failure: EmptyState

    public init(presenter: DoggyPresenter, texts: DoggiesTexts = .english) {
        spinner = Spinner(texts.loading)
        list = List(doggies, dataSource: ListDataSource(DoggyCell.init) { cell, dog in
            cell.name.text = dog.name
            cell.age.text = dog.age
        })
        empty = EmptyState(texts.empty, symbol: .dog)
        failure = EmptyState(symbol: .warning, isError: true, action: Button(texts.retry) { presenter.getDoggies() })
        super.init(title: texts.title, content: Stack(spinner, list, empty, failure))
        own(presenter)
        showOnly(nil)
    }

    // MARK: DoggyView

    public func startLoading() {
        showOnly(nil)
        spinner.isSpinning = true
    }

    public func finishLoading() {
        spinner.isSpinning = false
    }

    public func setDoggies(_ doggies: [DoggyViewData]) {
        self.doggies.assign(doggies)
        showOnly(list)
    }

    public func setEmpty() {
        doggies.removeAll()
        showOnly(empty)
    }

    public func showError(_ message: String) {
        failure.title = message
        showOnly(failure)
    }

    /// Shows one of the three, or none.
    private func showOnly(_ shown: View?) {
        for view in [list, empty, failure] { view.isHidden = view !== shown }
    }
}
