internal import Belvedere
internal import NearbyModel

/// A section that failed: what happened, and a button to ask again.
final class SectionFailureCell: Stack {
    init(_ viewModel: SectionFailureCellVM) {
        let retry = Button(viewModel.retryTitle) { viewModel.retry() }
        retry.accessibilityName = viewModel.retryName
        let message = EmptyState(viewModel.title, symbol: .warning, isError: true, action: retry)
        super.init(.vertical, [message])
        viewModel.message.bindAndFire(to: message, \.detail)
    }
}
