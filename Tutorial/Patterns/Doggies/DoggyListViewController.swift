import Belvedere

/// Shows its presenter's answers.
final class DoggyListViewController: Screen, DoggyView {
    private let dogsToDisplay = DynamicList<DoggyViewData>()
    private let emptyView = EmptyState("No doggies")
    private let spinner = Spinner("Loading the doggies")
    private lazy var tableView = List(dogsToDisplay) { Stack(Label($0.name), Label($0.age, style: .detail)) }

    init(presenter: DoggyPresenter) {
        super.init(title: "Doggies")
        // The presenter receives the screen as its view after `viewDidLoad()`.
        own(presenter)
    }

    override func viewDidLoad() {
        content = Stack(spinner, emptyView, tableView)
        emptyView.isHidden = true
        tableView.isHidden = true
    }

    func startLoading() { spinner.isSpinning = true }
    func finishLoading() { spinner.isSpinning = false }

    func setDoggies(_ doggies: [DoggyViewData]) {
        dogsToDisplay.assign(doggies)
        tableView.isHidden = false
        emptyView.isHidden = true
    }

    func setEmpty() {
        tableView.isHidden = true
        emptyView.isHidden = false
    }
}
