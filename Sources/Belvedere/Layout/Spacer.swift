/// A view that fills the free space in a ``Stack``, so that the views after it move to the end of the stack. Several spacers share the
/// space equally.
///
/// ```swift
/// let row = Stack(.horizontal, Label("Total"), Spacer(), Label("12 €"))
/// ```
///
/// Assistive technology skips it.
public final class Spacer: View {
    public override init() { super.init() }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .spacer }
}

nonisolated extension ViewKind {
    /// The view kind of `Spacer`: a view that fills the free space in a stack.
    public static let spacer = ViewKind("spacer", role: .none)
}
