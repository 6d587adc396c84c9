import BelvedereBinding
import BelvedereUIKit
import DoggiesModel
import UIKit

/// The screen "Doggies": first a spinner, then the list, a message that there are none, or the error.
final class DoggiesViewController: UIViewController, DoggyView {
    private let presenter: DoggyPresenter
    private let doggies = DynamicList<DoggyRow>()
    private let isLoading = Dynamic(false)
    private let message = Dynamic("")
    private let canRetry = Dynamic(false)

    private let tableView = UITableView()
    private let spinner = UIActivityIndicatorView()
    private let messageLabel = UILabel(style: .body)
    private let retryButton = UIButton(configuration: .filled())
    private var dataSource: UITableViewDiffableDataSource<Int, Int>?

    init(presenter: DoggyPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    // A storyboard has no presenter for this screen.
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Doggies"
        retryButton.configuration?.title = "Retry"
        tableView.backgroundView = UIStackView(arrangedSubviews: [spinner, messageLabel, retryButton])
        bindViews()
        // The presenter receives this controller as its view, so the views must be ready.
        own(presenter)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        leaveIfClosed()
    }

    private func bindViews() {
        spinner.bind(isAnimating: isLoading)
        messageLabel.bind(message)
        retryButton.bind(command: Command(canExecute: canRetry) { [presenter] in presenter.getDoggies() })
        canRetry.map { !$0 }.bindAndFire(to: retryButton, \.isHidden)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "doggy")
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { [doggies] table, path, id in
            let cell = table.dequeueReusableCell(withIdentifier: "doggy", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = doggies.element(id: id)?.data.name
            content.secondaryText = doggies.element(id: id)?.data.age
            cell.contentConfiguration = content
            return cell
        }
        dataSource = source.bind(doggies, in: 0)
    }

    private func show(isLoading: Bool = false, message: String = "", canRetry: Bool = false) {
        self.isLoading.value = isLoading
        self.message.value = message
        self.canRetry.value = canRetry
    }

    // MARK: DoggyView

    func startLoading() { show(isLoading: true) }

    func setDoggies(_ doggies: [DoggyViewData]) {
        self.doggies.assign(doggies.enumerated().map { DoggyRow(id: $0.offset, data: $0.element) })
        show()
    }

    func setEmpty() {
        doggies.removeAll()
        show(message: "No doggies")
    }

    func showError(_ message: String) { show(message: message, canRetry: true) }
}

/// A row of the list. Two doggies may have the same name and age, so the row has a number.
private struct DoggyRow: Identifiable, Equatable {
    let id: Int
    let data: DoggyViewData
}
