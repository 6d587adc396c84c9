/// A thin line between views: across a column, upright between views that stand side by side.
///
/// ```swift
/// let card = Stack(Label("Total", style: .headline), Divider(), Label("12 €"))
/// ```
///
/// It is for the eye only. Use a ``Section`` to separate things for everybody.
public final class Divider: View {
    public override init() { super.init() }

    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .divider }
}

nonisolated extension ViewKind {
    /// A thin line between views.
    public static let divider = ViewKind("divider", role: .none)
}
