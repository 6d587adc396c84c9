public import BelvedereBinding
public import BelvedereCore
public import NearbyPlaces

/// Says that places could not be found, and offers to ask again.
public final class SectionFailureCellVM: ViewModel {
    /// The type that failed; nil where all did, together.
    public let type: PlaceType?
    public let title: String
    public let retryTitle: String
    public let retryName: String
    public let message = Dynamic("")
    private let onRetry: () -> Void

    /// - Parameter onRetry: called when a person wants to ask again. It must not hold its owner.
    public init(type: PlaceType?, texts: NearbyTexts, onRetry: @escaping () -> Void) {
        self.type = type
        title = texts.failureTitle(type)
        retryTitle = NearbyWords.retry
        retryName = texts.retryName(type)
        self.onRetry = onRetry
    }

    public func retry() {
        onRetry()
    }
}
