import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import EmployeesModel
import UIKit

/// The screen of one employee.
final class EmployeeDetailViewController: UIViewController {
    private let viewModel: EmployeeDetailViewModel

    init(viewModel: EmployeeDetailViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let facts = UIStackView(arrangedSubviews: [
            line(EmployeesTexts.numberLabel, Dynamic(viewModel.number)), line(EmployeesTexts.salaryLabel, viewModel.salary),
            line(EmployeesTexts.ageLabel, viewModel.age),
        ])
        facts.axis = .vertical
        facts.spacing = 12
        facts.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(facts)
        NSLayoutConstraint.activate([
            facts.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            facts.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
            facts.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        ])
        viewModel.title.bindAndFire(to: self, \.title)
        bind(
            content: viewModel.state, retry: UIAction(title: EmployeesTexts.tryAgain) { [viewModel] _ in viewModel.refresh() })
        own(viewModel)
    }

    private func line(_ name: String, _ value: DynamicValue<String>) -> UIView {
        let label = UILabel(style: .body)
        label.text = name
        let line = UIStackView(arrangedSubviews: [label, UILabel(style: .body).bind(value)])
        line.spacing = 8
        return line
    }
}
