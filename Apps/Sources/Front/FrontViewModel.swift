internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore

/// The view model of the front page: the number of visitors, and the demo data.
final class FrontViewModel {
    /// The text with the number of open windows, empty if the page does not show it.
    let windows: DynamicValue<String>
    /// Sent with the result of each reset of the demo data.
    let outcome = Signal<Outcome>()
    let canReset: Bool
    /// Whether the demo data is being reset.
    let isResetting = Dynamic(false)
    private let resetDemoData: (@Sendable () async throws(FrontFailure) -> Void)?

    enum Outcome: Sendable, Hashable {
        case done
        case failed(String)
    }

    init(_ contents: FrontContents) {
        windows = contents.visitors?.join().map { FrontTexts.windows(max(1, $0)) } ?? Dynamic("").map { $0 }
        resetDemoData = contents.resetDemoData
        canReset = contents.resetDemoData != nil
    }

    /// Resets the demo data, after the person has confirmed it.
    func reset() async {
        guard let resetDemoData, !isResetting.value else { return }
        isResetting.value = true
        defer { isResetting.value = false }
        do throws(FrontFailure) {
            try await resetDemoData()
            outcome.send(.done)
        } catch {
            outcome.send(.failed(error.message))
        }
    }
}
