internal import Belvedere
internal import NearbyModel

/// The text about the person's position, and the controls to change it.
final class PositionView: Stack {
    private let field: TextField
    private let failure = Label(style: .error)
    private let tryAgain: Button

    init(_ viewModel: PositionViewModel) {
        field = TextField(NearbyTexts.place).bind(viewModel.text).onSubmit { viewModel.submit() }
        field.placeholder = NearbyTexts.placeExample
        let go = Button(NearbyTexts.go) { viewModel.submit() }
        let useMyLocation = Button(NearbyTexts.useMyLocation) { await viewModel.useDevice() }
        let start = Button(viewModel.start) { viewModel.startInExtract() }
        tryAgain = Button(NearbyTexts.tryAgain) { await viewModel.useDevice() }
        let spinner = Spinner(NearbyTexts.askingDevice)
        let lookingUp = Spinner(NearbyTexts.lookingUp)
        let summary = Label(style: .detail)
        super.init(
            .vertical,
            [
                field, Stack(.horizontal, go, useMyLocation, start), spinner, lookingUp, failure, tryAgain, summary,
            ])
        viewModel.summary.bindAndFire(to: summary, \.text)
        viewModel.canStart.map { !$0 }.bindAndFire(to: start, \.isHidden)
        viewModel.isAskingDevice.bindAndFire(to: spinner, \.isSpinning)
        viewModel.isLookingUp.bindAndFire(to: lookingUp, \.isSpinning)
        viewModel.isAskingDevice.map { !$0 }.bindAndFire(to: useMyLocation, \.isEnabled)
        viewModel.failure.bindAndFire(to: self) { view, failure in view.show(failure) }
    }

    private func show(_ new: PositionFailure?) {
        failure.text = new?.message ?? ""
        failure.isHidden = new == nil
        tryAgain.isHidden = new?.wayOn != .askDeviceAgain
        if new?.wayOn == .type { field.focus() }
    }
}
