/// A view that shows that work of unknown length is running. The spinner is hidden while it does not spin.
///
/// Hosts show it after a short delay, so that it does not flicker during short work.
///
/// ```swift
/// let spinner = Spinner("Fetching the dogs")
/// spinner.isSpinning = true
/// ```
public final class Spinner: View {
    /// The name of the work, shown beside the spinner and read by assistive technology.
    public var title: String { didSet { if title != oldValue { propertyChanged(Spinner.title) } } }
    /// Whether the spinner spins. Otherwise it is hidden.
    public var isSpinning: Bool { didSet { if isSpinning != oldValue { propertyChanged(Spinner.isSpinning) } } }

    /// Creates a spinner.
    ///
    /// - Parameters:
    ///   - title: the name of the work, shown beside the spinner and read by assistive technology.
    ///   - isSpinning: whether the spinner spins at first.
    public init(_ title: String = "", isSpinning: Bool = false) {
        self.title = title
        self.isSpinning = isSpinning
        super.init()
    }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Spinner, String>(0, "title", default: "") { $0.title }
    /// Declares the property `isSpinning`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let isSpinning = ViewProperty<Spinner, Bool>(1, "isSpinning", default: false) { $0.isSpinning }

    @_spi(Hosting) public override var kind: ViewKind { .spinner }
}

nonisolated extension ViewKind {
    /// The view kind of `Spinner`: a sign that work is running.
    public static let spinner = ViewKind(
        "spinner", role: .activity, properties: [Spinner.title, Spinner.isSpinning], names: [Spinner.title]
    )
}
