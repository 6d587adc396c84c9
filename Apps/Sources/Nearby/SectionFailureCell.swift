internal import Belvedere
internal import NearbyModel

/// A cell for a section that could not be loaded: the failure, and a button to retry.
final class SectionFailureCell: Stack {
    init(_ viewModel: SectionFailureCellVM) {
        let retry = Button(viewModel.retryTitle) { viewModel.retry() }
        retry.accessibilityName = viewModel.retryName
        let message = EmptyState(viewModel.title, symbol: .warning, isError: true, action: retry)
        super.init(.vertical, [message])
        viewModel.message.bindAndFire(to: message, \.detail)
    }
}
