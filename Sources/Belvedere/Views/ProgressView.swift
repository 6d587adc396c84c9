/// Says how much of something is done.
///
/// ```swift
/// let progress = ProgressView("Importing")
/// progress.fraction = 0.4
/// ```
public final class ProgressView: View {
    /// What is going on.
    public var title: String { didSet { if title != oldValue { propertyChanged(ProgressView.title) } } }
    /// From 0 to 1; `nil` while it is not known. Values outside are brought to the nearer end.
    public var fraction: Double? { didSet { if fraction != oldValue { propertyChanged(ProgressView.fraction) } } }

    /// A bar that shows how much is done.
    ///
    /// - Parameters:
    ///   - title: what is going on.
    ///   - fraction: from 0 to 1; `nil` while it is not known.
    public init(_ title: String = "", fraction: Double? = nil) {
        self.title = title
        self.fraction = fraction
        super.init()
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<ProgressView, String>(0, "title", default: "") { $0.title }
    /// `fraction`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let fraction = ViewProperty<ProgressView, Double?>(
        1, "fraction", default: nil
    ) { $0.fraction.map { $0.isNaN ? 0 : min(1, max(0, $0)) } }

    @_spi(Hosting) public override var kind: ViewKind { .progress }
}

nonisolated extension ViewKind {
    /// How much of something is done.
    public static let progress = ViewKind(
        "progress", role: .progress, properties: [ProgressView.title, ProgressView.fraction], names: [ProgressView.title],
        value: .fraction(ProgressView.fraction)
    )
}
