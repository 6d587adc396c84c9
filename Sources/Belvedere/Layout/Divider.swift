/// A thin line between views: horizontal in a column, vertical between views side by side.
///
/// ```swift
/// let card = Stack(Label("Total", style: .headline), Divider(), Label("12 €"))
/// ```
///
/// Assistive technology skips the line. To separate things for assistive technology too, use a ``Section``.
public final class Divider: View {
    public override init() { super.init() }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .divider }
}

nonisolated extension ViewKind {
    /// The view kind of `Divider`: a thin line between views.
    public static let divider = ViewKind("divider", role: .none)
}
