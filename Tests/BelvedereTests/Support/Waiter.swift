import BelvedereHeadless

@testable import Belvedere

/// A view model that starts work which waits until it is cancelled.
final class Waiter: ViewModel {
    private(set) var begun = 0
    private(set) var ended = 0
    private let clock = TestClock()
    /// Another view model inside this one, as a view model for a list contains those for its rows.
    let inner: Waiter?
    lazy var command = AsyncCommand<Void> { [weak self] _ in await self?.wait() }

    init(inner: Waiter? = nil) { self.inner = inner }

    @discardableResult
    func begin(in lifetime: WorkLifetime = .screen) -> LaunchedWork {
        launch(in: lifetime) { [self] in await wait() }
    }

    func wait() async {
        begun += 1
        try? await clock.sleep(for: .seconds(3600))
        ended += 1
    }
}
