internal import Belvedere
internal import NearbyModel

/// The controls to set the person's position. As soon as there is one, they are behind a line that says where the app searches.
final class PositionView: Stack {
    private let field: TextField
    private let failure = Label(style: .error)
    private let tryAgain: Button
    private let controls: Stack
    private let line = Disclosure("", [])

    /// - Parameter radius: the control for the radius of the search, if the screen has one.
    init(_ viewModel: PositionViewModel, radius: View? = nil) {
        field = TextField(NearbyTexts.place).bind(viewModel.text).onSubmit { viewModel.submit() }
        field.placeholder = NearbyTexts.placeExample
        let go = Button(NearbyTexts.go) { viewModel.submit() }
        let useMyLocation = Button(NearbyTexts.useMyLocation) { await viewModel.useDevice() }
        let start = Button(viewModel.start) { viewModel.startInExtract() }
        tryAgain = Button(NearbyTexts.tryAgain) { await viewModel.useDevice() }
        let spinner = Spinner(NearbyTexts.askingDevice)
        let lookingUp = Spinner(NearbyTexts.lookingUp)
        let summary = Label(style: .detail)
        controls = Stack(
            .vertical,
            [field, Stack(.horizontal, go, useMyLocation, start), spinner, lookingUp, failure, tryAgain, summary]
                + [radius].compactMap { $0 })
        super.init(.vertical, [controls])
        viewModel.line.bindAndFire(to: line, \.title)
        viewModel.hasPosition.bindAndFire(to: self) { view, hasPosition in view.arrange(hasPosition: hasPosition) }
        // After a new position the places are what the person wants to see.
        viewModel.summary.bind(to: line) { line, _ in line.isExpanded = false }
        viewModel.summary.bindAndFire(to: summary, \.text)
        viewModel.canStart.map { !$0 }.bindAndFire(to: start, \.isHidden)
        viewModel.isAskingDevice.bindAndFire(to: spinner, \.isSpinning)
        viewModel.isLookingUp.bindAndFire(to: lookingUp, \.isSpinning)
        viewModel.isAskingDevice.map { !$0 }.bindAndFire(to: useMyLocation, \.isEnabled)
        viewModel.failure.bindAndFire(to: self) { view, failure in view.show(failure) }
    }

    private func arrange(hasPosition: Bool) {
        if hasPosition {
            line.setViews([controls])
            setViews([line])
        } else {
            setViews([controls])
        }
    }

    private func show(_ new: PositionFailure?) {
        failure.text = new?.message ?? ""
        failure.isHidden = new == nil
        tryAgain.isHidden = new?.wayOn != .askDeviceAgain
        if new?.wayOn == .type { field.focus() }
    }
}
