public import BelvedereBinding
public import BelvedereCore
public import NearbyPlaces

/// The view model of a row that reports that places could not be loaded, with a button to retry.
public final class SectionFailureCellVM: ViewModel {
    /// The type whose places could not be loaded, or nil if all types failed together.
    public let type: PlaceType?
    public let title: String
    public let retryTitle: String
    public let retryName: String
    public let message = Dynamic("")
    private let onRetry: () -> Void

    /// - Parameter onRetry: called when the person wants to retry. The closure must not have a strong reference to the owner of this view
    ///   model.
    public init(type: PlaceType?, texts: NearbyFormatter, onRetry: @escaping () -> Void) {
        self.type = type
        title = texts.failureTitle(type)
        retryTitle = NearbyTexts.retry
        retryName = texts.retryName(type)
        self.onRetry = onRetry
    }

    public func retry() {
        onRetry()
    }
}
