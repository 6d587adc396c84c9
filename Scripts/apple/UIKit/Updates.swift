// Pages: updateProperties(), setNeedsUpdateProperties(), updatePropertiesIfNeeded(), viewWillLayoutSubviews(), "Updating views
// automatically with observation tracking", UIObservationTrackingEnabled.

internal import Observation

/// The methods of a view controller in which UIKit tracks what they read. UIKit calls a method again before the next frame after a
/// change of what it has read.
@MainActor final class TrackedUpdates {
    private var stale: Set<Int> = []

    /// Calls a method if something that it has read has changed. It has read nothing before its first call.
    func run(_ number: Int, isFirst: Bool, _ update: () -> Void) {
        if !isFirst, stale.remove(number) == nil { return }
        withObservationTracking(update) { [weak self] in
            // The objects of views change on the main actor.
            MainActor.assumeIsolated { _ = self?.stale.insert(number) }
        }
    }

    func invalidate(_ number: Int) { stale.insert(number) }
}

extension UIViewController {
    /// Runs what UIKit runs before a frame: first the properties, then the layout. UIKit has no such function; a test shows a frame with
    /// it.
    package final func showFrame() {
        loadViewIfNeeded()
        let isFirst = !hasShownFrame
        hasShownFrame = true
        updates.run(0, isFirst: isFirst) { updateProperties() }
        updates.run(1, isFirst: isFirst) { viewWillLayoutSubviews() }
    }

    @available(iOS 26.0, tvOS 26.0, *)
    public final func setNeedsUpdateProperties() { updates.invalidate(0) }
}
