import BelvedereUIKit
import HelloModel
import UIKit

/// The screen "Greeting" with one label, one button and one binding.
final class HelloViewController: UIViewController {
    private let viewModel: HelloViewModel
    private let helloLabel = UILabel(style: .body)
    private let helloButton = UIButton(configuration: .filled())

    init(viewModel: HelloViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    // A storyboard has no view model for this screen.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Greeting"
        helloButton.configuration?.title = "Say hello"
        helloButton.addAction(UIAction { [viewModel] _ in viewModel.userTriggeredSayHelloButton() }, for: .primaryActionTriggered)
        arrange()
        bindViewModel()
    }

    private func bindViewModel() {
        helloLabel.bind(viewModel.helloText)
    }

    private func arrange() {
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [helloLabel, helloButton])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
        ])
    }
}
