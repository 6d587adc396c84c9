public import Belvedere
public import DoggiesModel

/// The screen "Doggies": first a spinner, then the list, a message that there are none, or the error.
public final class DoggiesScreen: Screen, DoggyView {
    private let doggies = DynamicList<DoggyViewData>()
    private let list: ContentView<Void>

    public init(presenter: DoggyPresenter) {
        let cells = ListDataSource<DoggyViewData, DoggyCell>(DoggyCell.init) { cell, dog in
            cell.name.text = dog.name
            cell.age.text = dog.age
        }
        let retry = Button(DoggiesTexts.retry, role: .primary) { presenter.getDoggies() }
        list = ContentView(List(doggies, dataSource: cells), loading: DoggiesTexts.loading, retry: retry)
        super.init(title: DoggiesTexts.title, content: list)
        own(presenter)
    }

    // MARK: DoggyView

    public func startLoading() { list.state = .loading }

    public func setDoggies(_ doggies: [DoggyViewData]) {
        self.doggies.assign(doggies)
        list.state = .content
    }

    public func setEmpty() {
        doggies.removeAll()
        list.state = .empty(ContentMessage(DoggiesTexts.empty, symbol: .dog))
    }

    public func showError(_ message: String) { list.state = .failed(ContentMessage(message)) }
}
