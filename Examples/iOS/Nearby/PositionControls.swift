import BelvedereBinding
import BelvedereUIKit
import NearbyModel
import UIKit

/// The controls that set the person's position: a typed place, or the middle of the map data.
final class PositionControls {
    let view: UIStackView

    init(_ viewModel: PositionViewModel) {
        let field = UITextField(style: .body), go = UIButton(configuration: .filled()), start = UIButton(configuration: .plain())
        field.placeholder = NearbyTexts.place
        field.bind(viewModel.text)
        field.addAction(UIAction { _ in viewModel.submit() }, for: .primaryActionTriggered)
        go.configuration?.title = NearbyTexts.go
        go.addAction(UIAction { _ in viewModel.submit() }, for: .primaryActionTriggered)
        start.configuration?.title = viewModel.start
        start.addAction(UIAction { _ in viewModel.startInExtract() }, for: .primaryActionTriggered)
        let lookingUp = UIActivityIndicatorView().bind(isAnimating: viewModel.isLookingUp)
        let failure = UILabel(style: .body).bind(viewModel.failure.map { $0?.message ?? "" })
        view = column([field, go, start, lookingUp, failure, UILabel(style: .body).bind(viewModel.line)])
        viewModel.canStart.map { !$0 }.bindAndFire(to: start, \.isHidden)
    }
}
