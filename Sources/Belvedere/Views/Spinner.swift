/// Says that something is going on whose end is not known. It hides itself while it stands still.
///
/// Hosts wait a moment before they show it, so that short work does not flicker.
///
/// ```swift
/// let spinner = Spinner("Fetching the dogs")
/// spinner.isSpinning = true
/// ```
public final class Spinner: View {
    /// What is going on, for assistive technology and as a word beside the spinner.
    public var title: String { didSet { if title != oldValue { propertyChanged(Spinner.title) } } }
    /// Whether it turns. It is hidden while it does not.
    public var isSpinning: Bool { didSet { if isSpinning != oldValue { propertyChanged(Spinner.isSpinning) } } }

    /// A spinner that turns or is hidden.
    ///
    /// - Parameters:
    ///   - title: what is going on, for assistive technology and as a word beside the spinner.
    ///   - isSpinning: whether it turns from the beginning.
    public init(_ title: String = "", isSpinning: Bool = false) {
        self.title = title
        self.isSpinning = isSpinning
        super.init()
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<Spinner, String>(0, "title", default: "") { $0.title }
    /// `isSpinning`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let isSpinning = ViewProperty<Spinner, Bool>(1, "isSpinning", default: false) { $0.isSpinning }

    @_spi(Hosting) public override var kind: ViewKind { .spinner }
}

nonisolated extension ViewKind {
    /// Something is going on.
    public static let spinner = ViewKind(
        "spinner", role: .activity, properties: [Spinner.title, Spinner.isSpinning], names: [Spinner.title]
    )
}
