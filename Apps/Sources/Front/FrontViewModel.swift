internal import Belvedere
internal import BelvedereBinding
internal import BelvedereCore

/// What the front page shows of its visitors, and the demo data.
final class FrontViewModel {
    /// How many look at the page; empty if nobody is to be told.
    let windows: DynamicValue<String>
    /// What has become of the last reset.
    let outcome = Signal<Outcome>()
    let canReset: Bool
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

    /// The person has said that the demo data is to be reset.
    func reset() async {
        guard let resetDemoData else { return }
        do throws(FrontFailure) {
            try await resetDemoData()
            outcome.send(.done)
        } catch {
            outcome.send(.failed(error.message))
        }
    }
}
