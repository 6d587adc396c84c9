/// A bar that shows how much of a task is done.
///
/// ```swift
/// let progress = ProgressView("Importing")
/// progress.fraction = 0.4
/// ```
public final class ProgressView: View {
    /// The name of the task.
    public var title: String { didSet { if title != oldValue { propertyChanged(ProgressView.title) } } }
    /// The finished fraction of the task, from 0 to 1; `nil` while it is not known. Values outside this range are shown as 0 or 1.
    public var fraction: Double? { didSet { if fraction != oldValue { propertyChanged(ProgressView.fraction) } } }

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - title: the name of the task.
    ///   - fraction: the finished fraction of the task, from 0 to 1; `nil` while it is not known.
    public init(_ title: String = "", fraction: Double? = nil) {
        self.title = title
        self.fraction = fraction
        super.init()
    }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<ProgressView, String>(0, "title", default: "") { $0.title }
    /// Declares the property `fraction`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let fraction = ViewProperty<ProgressView, Double?>(
        1, "fraction", default: nil
    ) { $0.fraction.map { $0.isNaN ? 0 : min(1, max(0, $0)) } }

    @_spi(Hosting) public override var kind: ViewKind { .progress }
}

nonisolated extension ViewKind {
    /// The view kind of `ProgressView`: a bar that shows how much of a task is done.
    public static let progress = ViewKind(
        "progress", role: .progress, properties: [ProgressView.title, ProgressView.fraction], names: [ProgressView.title],
        value: .fraction(ProgressView.fraction)
    )
}
