/// The bar of a screen: its items, in order.
final class BarView: ContainerView {
    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .bar }
}

nonisolated extension ViewKind {
    /// The bar of a screen.
    public static let bar = ViewKind(
        "bar", role: .none
    )
}
