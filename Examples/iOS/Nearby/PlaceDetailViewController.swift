import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import NearbyModel
import UIKit

/// The screen of one place.
final class PlaceDetailViewController: UIViewController {
    private let viewModel: PlaceDetailViewModel
    private let lines = UIStackView()

    init(viewModel: PlaceDetailViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        lines.axis = .vertical
        lines.spacing = 8
        lines.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(lines)
        NSLayoutConstraint.activate([
            lines.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            lines.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
            lines.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        ])
        viewModel.facts.map { $0?.name ?? NearbyTexts.placeTitle }.bindAndFire(to: self, \.title)
        bind(content: viewModel.state) { [unowned self] facts in show(facts) }
        own(viewModel)
    }

    private func show(_ facts: PlaceFacts) {
        for line in lines.arrangedSubviews { line.removeFromSuperview() }
        let known = [
            (NearbyTexts.statusLabel, facts.status), (NearbyTexts.distanceLabel, facts.distance),
            (NearbyTexts.addressLabel, facts.address), (NearbyTexts.ratingLabel, facts.rating), (NearbyTexts.phoneLabel, facts.phone),
            (NearbyTexts.websiteLabel, facts.website), (NearbyTexts.openingHours, facts.hours),
        ]
        let week = facts.week.map { ($0.name, $0.hours) }
        for (name, value) in known + week + [("", facts.hoursAsWritten), ("", viewModel.attribution)] where !value.isEmpty {
            for text in [name, value] where !text.isEmpty {
                let label = UILabel(style: .body)
                label.text = text
                lines.addArrangedSubview(label)
            }
        }
    }
}
