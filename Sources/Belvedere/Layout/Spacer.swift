/// Takes the room that is left in a ``Stack``, and so moves what follows to its end. Of several each takes the same part.
///
/// ```swift
/// let row = Stack(.horizontal, Label("Total"), Spacer(), Label("12 €"))
/// ```
///
/// Nobody perceives it.
public final class Spacer: View {
    public override init() { super.init() }

    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .spacer }
}

nonisolated extension ViewKind {
    /// Takes the room that is left in a stack.
    public static let spacer = ViewKind("spacer", role: .none)
}
